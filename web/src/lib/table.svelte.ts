// One followed table: what the server told so far, kept in order, nothing missed and nothing doubled.
import { api } from "./api";
import { pageSocket, watchLine, type Follower, type Line, type Socket } from "./socket";
import type {
  ChatLine,
  ClientMessage,
  ClockInfo,
  LogEntry,
  Position,
  PreviewAnswer,
  Problem,
  ServerMessage,
  TableInfo,
  Text,
  UndoInfo,
  Viewer,
} from "./types";

let subs = 0;
type Body = ReturnType<Follower["subscribe"]>;

/** Who wants to know what came, in the order in which it came. */
export interface Listener {
  replaced(position: Position, missed: LogEntry[]): void;
  moved(entry: LogEntry, position: Position): void;
  /** Somebody spoke, now. */
  spoke?(line: ChatLine): void;
}

export class FollowedTable implements Follower {
  line = $state<Line>("connecting");
  info = $state<TableInfo | null>(null);
  viewer = $state<Viewer | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoInfo | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  paused = $state(false);
  talk = $state(true);
  /** What the rules let players say while chat is closed. */
  sayings = $state<Text[]>([]);
  problem = $state<Problem | null>(null);
  /** There is much to think about at the server: the bot has not begun yet. */
  botWaits = $state(false);
  gone = $state<string | null>(null);
  /** The server's time minus ours, in seconds. */
  drift = $state(0);
  private seq = -1;
  private chatSeq = 0;
  private readonly sub = `t${++subs}`;
  private readonly unwatch: () => void;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly asSeat: number | null = null,
    private readonly listener: Listener | null = null,
    private readonly socket: Socket = pageSocket(),
  ) {
    this.unwatch = watchLine((line) => (this.line = line));
    this.socket.follow(this.sub, this);
  }

  subscribe(): Body {
    const message: Omit<Extract<ClientMessage, { type: "subscribe" }>, "id"> = {
      type: "subscribe",
      sub: this.sub,
      table: this.id,
      token: this.token,
      after: this.seq < 0 ? null : this.seq,
      chat_after: this.chatSeq,
      as_seat: this.asSeat,
    };
    return message as Body;
  }

  refused(problem: Problem): void {
    this.problem = problem;
  }

  receive(message: ServerMessage): void {
    if (message.type === "state") this.replace(message);
    else if (message.type === "moved") this.moved(message);
    else if (message.type === "chat") {
      if (message.line.number > this.chatSeq) this.listener?.spoke?.(message.line);
      this.heard([message.line]);
    } else if (message.type === "bot_waits") this.botWaits = true;
    else if (message.type === "presence" && this.info)
      this.info.seats.forEach((seat, i) => {
        seat.present = message.present[i] ?? false;
        seat.away_since = message.away_since[i] ?? null;
      });
    else if (message.type === "gone") this.gone = message.reason;
  }

  private replace(state: Extract<ServerMessage, { type: "state" }>): void {
    this.seq = state.seq;
    this.info = state.table;
    this.viewer = state.viewer;
    this.problem = null;
    this.log = state.reset ? state.log : [...this.log, ...state.log];
    if (state.reset && this.chatSeq === 0) this.chat = [];
    this.heard(state.chat);
    this.now(state);
    this.listener?.replaced(state.position, state.reset ? [] : state.log);
    if (state.log_before !== null) void this.fetchEarlier(state.log_before);
  }

  /** A very long log comes in pages, the newest first. */
  private async fetchEarlier(before: number): Promise<void> {
    const page = await api.log(this.id, this.token, before, this.asSeat).catch(() => null);
    if (!page) return;
    const known = new Set(this.log.map((entry) => entry.number));
    const missing = page.log.filter((entry) => !known.has(entry.number));
    // After a long absence the gap lies between what was known and what came first.
    this.log = [...missing, ...this.log].sort((one, other) => one.number - other.number);
    if (page.before !== null && missing.length) await this.fetchEarlier(page.before);
  }

  private moved(message: Extract<ServerMessage, { type: "moved" }>): void {
    if (message.seq <= this.seq) return;
    if (message.seq !== this.seq + 1) {
      // Something was missed: ask again from where we are.
      this.socket.follow(this.sub, this);
      return;
    }
    this.seq = message.seq;
    const { entry } = message;
    const standing =
      entry.kind === "take_back" ? this.log.filter((e) => e.kind !== "choice" || e.move <= entry.move) : this.log;
    this.log = [...standing, entry];
    if (message.table) this.info = message.table;
    this.now(message);
    this.listener?.moved(entry, message.position);
  }

  private now(told: {
    position: Position;
    undo: UndoInfo;
    clock: ClockInfo | null;
    paused: boolean;
    talk: boolean;
    sayings: Text[];
    time: number;
  }): void {
    this.position = told.position;
    this.botWaits = false;
    this.undo = told.undo;
    this.clock = told.clock;
    this.paused = told.paused;
    this.talk = told.talk;
    this.sayings = told.sayings;
    this.drift = told.time - Date.now() / 1000;
  }

  private heard(lines: ChatLine[]): void {
    const gone = new Set(lines.filter((line) => line.deleted).map((line) => line.number));
    if (gone.size > 0)
      this.chat = this.chat.map((line) => (gone.has(line.number) ? { ...line, text: "", deleted: true } : line));
    const fresh = lines.filter((line) => line.number > this.chatSeq);
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh];
    this.chatSeq = fresh[fresh.length - 1]!.number;
  }

  async choose(decision: number, key: string): Promise<void> {
    await this.socket.ask({ type: "choose", sub: this.sub, decision, key } as Body);
  }

  async preview(key: string): Promise<PreviewAnswer> {
    const answer = await this.socket.ask({ type: "preview", sub: this.sub, key } as Body);
    if (answer.type !== "preview") throw new Error("not a preview");
    return answer.preview;
  }

  async takeBack(): Promise<void> {
    await this.socket.ask({ type: "undo", sub: this.sub } as Body);
  }

  async answerUndo(request: number, agree: boolean): Promise<void> {
    await this.socket.ask({ type: "undo_answer", sub: this.sub, request, agree } as Body);
  }

  async say(text: string): Promise<void> {
    await this.socket.ask({ type: "chat", sub: this.sub, text } as Body);
  }

  close(): void {
    this.unwatch();
    this.socket.unfollow(this.sub);
  }
}
