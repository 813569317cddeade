// One socket per page. It reconnects by itself, subscribes again where it left off, and sends again what was
// not answered; the server makes sure that nothing happens twice.
import { Refusal } from "./api";
import type { ClientMessage, Problem, ServerMessage } from "./types";

type Body = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
type Answer = Extract<ServerMessage, { type: "done" | "preview" | "formula" | "pong" }>;
export type Line = "connecting" | "open" | "lost";

interface Waiting {
  body: Body;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface Follower {
  /** What to say to follow the table, with the last numbers seen. */
  subscribe(): Body;
  receive(message: ServerMessage): void;
  refused(problem: Problem): void;
  /** The table at whose place to meet, for a follower of several. */
  near?: string;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** A line on which nothing came for so long after a question is dead, even if nobody closed it: noticed in two beats. */
const BEAT = 1_700;

export class Socket {
  private ws: WebSocket | null = null;
  private next = 1;
  private pause = FIRST_PAUSE;
  private waiting = new Map<number, Waiting>();
  private followers = new Map<string, Follower>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = true;

  constructor(
    private readonly url: string,
    private readonly onLine: (line: Line) => void,
  ) {}

  follow(sub: string, follower: Follower): void {
    this.followers.set(sub, follower);
    if (this.ws?.readyState === WebSocket.OPEN) this.subscribe(follower);
    else this.connect();
  }

  unfollow(sub: string): void {
    if (this.followers.delete(sub) && this.ws?.readyState === WebSocket.OPEN)
      void this.ask({ type: "unsubscribe", sub } as Body).catch(() => undefined);
  }

  ask(body: Body): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { body, resolve, reject });
      this.send(id, body);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.ws?.close();
  }

  /** The network is gone: a line that cannot be closed properly is given up at once; it comes back by itself. */
  drop(): void {
    if (!this.ws || this.ws.readyState !== WebSocket.OPEN) return;
    this.ws.onclose = null;
    this.ws.close();
    this.ws = null;
    this.lost();
  }

  /** The network is back: no need to wait for the next try. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    if (this.closed || (this.ws && this.ws.readyState < WebSocket.CLOSING)) return;
    this.onLine("connecting");
    const ws = new WebSocket(this.url + this.place());
    this.ws = ws;
    ws.onopen = () => this.opened();
    ws.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    ws.onclose = () => this.lost();
  }

  /** Where several processes serve one port, the pages of a table meet at one of them. */
  private place(): string {
    const [first] = this.followers.values();
    const said = first?.subscribe();
    const table = first?.near ?? (said && "table" in said ? said.table : "");
    return table ? `?table=${encodeURIComponent(table)}` : "";
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    this.onLine("open");
    this.heard = true;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), BEAT);
    for (const follower of this.followers.values()) this.subscribe(follower);
    for (const [id, { body }] of this.waiting) if (body.type !== "subscribe") this.send(id, body);
  }

  private subscribe(follower: Follower): void {
    this.ask(follower.subscribe()).catch((error: unknown) => {
      if (error instanceof Refusal) follower.refused(error.problem);
    });
  }

  private listen(): void {
    if (this.heard) {
      this.heard = false;
      void this.ask({ type: "ping" } as Body).catch(() => undefined);
    } else this.drop(); // A dead line may take minutes to say that it is closed.
  }

  private lost(): void {
    if (this.closed) return;
    clearInterval(this.beat);
    this.onLine("lost");
    for (const [id, { body }] of this.waiting)
      if (body.type === "subscribe" || body.type === "ping") this.waiting.delete(id);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private send(id: number, body: Body): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify({ ...body, id }));
  }

  private receive(message: ServerMessage): void {
    this.heard = true;
    if ("sub" in message) {
      this.followers.get(message.sub)?.receive(message);
      return;
    }
    if (message.id === null) return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!waiting) return;
    if (message.type === "refused") waiting.reject(new Refusal(message.error, 409));
    else waiting.resolve(message);
  }
}

let shared: Socket | undefined;
const lines = new Set<(line: Line) => void>();
let line: Line = "connecting";

/** Be told when the line comes and goes; returns how to stop. */
export function watchLine(watch: (line: Line) => void): () => void {
  lines.add(watch);
  watch(line);
  return () => lines.delete(watch);
}

/** The page's own socket. */
export function pageSocket(): Socket {
  if (!shared) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    shared = new Socket(`${scheme}://${location.host}/api/socket`, (now) => {
      line = now;
      for (const tell of lines) tell(now);
    });
    window.addEventListener("online", () => shared?.hurry());
    window.addEventListener("offline", () => shared?.drop());
  }
  return shared;
}
