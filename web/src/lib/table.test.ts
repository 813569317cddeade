import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { FakeWebSocket, fakeBrowser } from "./fakes";
import { Socket } from "./socket";
import { FollowedTable } from "./table.svelte";

let table: FollowedTable;
let sub: string;

const entry = (number: number, move = number, kind = "choice"): object => ({
  number,
  kind,
  move,
  seat: 0,
  by: "person",
  at: 0,
  events: [],
  text: null,
});
const now = (move: number): object => ({
  position: { move, view: {}, deciders: [0], decision: null, scores: [0], finished: false, winners: [], result: null },
  undo: { may_ask: false, to: null, request: null, by: null, waiting_for: [] },
  paused: false,
  talk: true,
  sayings: [],
  clock: null,
  time: 0,
});
const state = (seq: number, log: object[], reset = true): object => ({
  type: "state",
  sub,
  seq,
  reset,
  viewer: { role: "seat", seat: 0 },
  table: { seats: [{ present: false }] },
  log,
  chat: [],
  chat_seq: 0,
  ...now(seq),
});
const moved = (seq: number, move = seq, kind = "choice"): object => ({
  type: "moved",
  sub,
  seq,
  entry: entry(seq, move, kind),
  table: null,
  ...now(move),
});
const numbers = (): number[] => table.log.map((one) => one.number);
const line = (): FakeWebSocket => FakeWebSocket.last;

beforeEach(() => {
  fakeBrowser();
  const socket = new Socket("ws://x", () => undefined);
  table = new FollowedTable("x", "token", null, null, socket);
  line().open();
  sub = String(line().sent[0]!["sub"]);
});

test("a new page asks for everything and keeps the entries in order", () => {
  expect(line().sent[0]).toMatchObject({ type: "subscribe", token: "token", after: null });
  line().hear(state(2, [entry(0), entry(1), entry(2)]));
  line().hear(moved(3));
  expect(numbers()).toEqual([0, 1, 2, 3]);
  expect(table.position?.move).toBe(3);
});

test("what comes twice counts once", () => {
  line().hear(state(1, [entry(0), entry(1)]));
  line().hear(moved(2));
  line().hear(moved(2));
  line().hear(moved(1));
  expect(numbers()).toEqual([0, 1, 2]);
});

test("a gap is not papered over: the page asks again from where it is", () => {
  line().hear(state(1, [entry(0), entry(1)]));
  line().hear(moved(4));
  expect(numbers()).toEqual([0, 1]);
  expect(line().sent.at(-1)).toMatchObject({ type: "subscribe", after: 1 });
  line().hear(state(4, [entry(2), entry(3), entry(4)], false));
  expect(numbers()).toEqual([0, 1, 2, 3, 4]);
});

test("taking back removes the choices that no longer stand and keeps the rest of the log", () => {
  line().hear(state(3, [entry(0, 0, "set_up"), entry(1), entry(2), entry(3, 2, "pause")]));
  line().hear(moved(4, 1, "take_back"));
  expect(numbers()).toEqual([0, 1, 3, 4]);
});

test("after something was taken back elsewhere the log is replaced", () => {
  line().hear(state(3, [entry(0), entry(1), entry(2), entry(3)]));
  line().hear(state(6, [entry(0), entry(1), entry(6)]));
  expect(numbers()).toEqual([0, 1, 6]);
});

test("a long log is fetched page by page, and after an absence it is whole and in order", async () => {
  const pages = vi.spyOn(api, "log").mockImplementation(((_id: string, _token: string, before: number) =>
    Promise.resolve({
      log: [entry(before - 2), entry(before - 1)],
      before: before > 2 ? before - 2 : null,
    })) as unknown as typeof api.log);
  line().hear({ ...state(5, [entry(4), entry(5)]), log_before: 4 });
  await vi.waitFor(() => expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]));
  line().hear({ ...state(9, [entry(8), entry(9)], false), log_before: 8 });
  await vi.waitFor(() => expect(numbers()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(pages.mock.calls.map((call) => call[2])).toEqual([4, 2, 8, 6]);
  pages.mockRestore();
});

test("chat lines are kept once, and presence is told to the seats", () => {
  line().hear(state(0, [entry(0)]));
  const said = (number: number): object => ({
    type: "chat",
    sub,
    line: { number, at: 0, seat: 0, role: "seat", name: { en: "A", fr: "A" }, text: "hi" },
  });
  line().hear(said(1));
  line().hear(said(1));
  line().hear(said(2));
  expect(table.chat.map((one) => one.number)).toEqual([1, 2]);
  line().hear({ type: "presence", sub, present: [true], away_since: [null] });
  expect(table.info?.seats[0]?.present).toBe(true);
});
