import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { FakeWebSocket, fakeBrowser } from "./fakes";
import { Socket, type Follower, type Line } from "./socket";

let seq = 0;
const follower = (): Follower & { heard: unknown[]; problems: string[] } => ({
  heard: [],
  problems: [],
  subscribe: () => ({ type: "subscribe", sub: "t", table: "x", token: null, after: seq, chat_after: 0, as_seat: null }),
  receive(message) {
    this.heard.push(message);
  },
  refused(problem) {
    this.problems.push(problem.code);
  },
});

describe("a socket that comes back by itself", () => {
  let lines: Line[];
  let socket: Socket;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeBrowser();
    seq = 0;
    lines = [];
    socket = new Socket("ws://x", (line) => lines.push(line));
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  test("subscribes once the line is open", () => {
    socket.follow("t", follower());
    expect(FakeWebSocket.last.sent).toEqual([]);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent).toMatchObject([{ type: "subscribe", after: 0 }]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("after a lost line it subscribes from the last number seen and sends again what was not answered", async () => {
    socket.follow("t", follower());
    FakeWebSocket.last.open();
    const answer = socket.ask({ type: "choose", sub: "t", decision: 3, key: "a" });
    const [, { id }] = FakeWebSocket.last.sent as [unknown, { id: number }];
    FakeWebSocket.last.close();
    seq = 7;
    vi.advanceTimersByTime(700);
    FakeWebSocket.last.open();
    const sent = FakeWebSocket.last.sent;
    expect(sent).toMatchObject([
      { type: "subscribe", after: 7 },
      { type: "choose", decision: 3, key: "a", id },
    ]);
    FakeWebSocket.last.hear({ type: "done", id, seq: 8 });
    await expect(answer).resolves.toMatchObject({ seq: 8 });
    expect(lines).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  test("what was answered is not sent again", () => {
    socket.follow("t", follower());
    FakeWebSocket.last.open();
    void socket.ask({ type: "chat", sub: "t", text: "hello" });
    FakeWebSocket.last.hear({ type: "done", id: 2, seq: 1 });
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(700);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent.map((m) => m["type"])).toEqual(["subscribe"]);
  });

  test("pauses grow while nobody answers, up to a quarter of a minute", () => {
    socket.follow("t", follower());
    const tries: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = FakeWebSocket.all.length;
      FakeWebSocket.last.close();
      let waited = 0;
      while (FakeWebSocket.all.length === before && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      tries.push(waited);
    }
    expect(tries[0]).toBeLessThanOrEqual(600);
    expect(tries[3]).toBeGreaterThan(tries[0]!);
    expect(Math.max(...tries)).toBeLessThanOrEqual(18_100);
  });

  test("a line on which nothing comes any more is given up within five seconds", () => {
    socket.follow("t", follower());
    const first = FakeWebSocket.last;
    first.open();
    vi.advanceTimersByTime(2_000);
    expect(first.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(3_000);
    expect(lines).toContain("lost");
    vi.advanceTimersByTime(700);
    expect(FakeWebSocket.last).not.toBe(first);
  });

  test("a refused subscription is told to the follower, a refused question to who asked", async () => {
    const one = follower();
    socket.follow("t", one);
    FakeWebSocket.last.open();
    const error = { code: "unauthorized", message: { en: "No.", fr: "Non." }, rule: null };
    FakeWebSocket.last.hear({ type: "refused", id: 1, error });
    const asked = socket.ask({ type: "undo", sub: "t" });
    FakeWebSocket.last.hear({ type: "refused", id: 2, error: { ...error, code: "no_undo" } });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    expect(one.problems).toEqual(["unauthorized"]);
  });
});
