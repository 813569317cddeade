import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "./fakes";
import type { LogEntry, Position } from "./types";

beforeEach(() => {
  fakeBrowser();
  vi.stubGlobal("document", { hidden: false });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (move: number): Position => ({ move }) as unknown as Position;
const ceremony = { kind: "choice", seat: 1, events: [{ beat: "ceremony" }] } as unknown as LogEntry;

async function reading() {
  const { Beats } = await import("./beats.svelte");
  const beats = new Beats();
  beats.reset(at(1));
  beats.push(ceremony, at(2), false);
  vi.advanceTimersByTime(5000);
  return beats;
}

test("what a report tells of stands on the table once it has been read", async () => {
  const beats = await reading();
  expect([beats.waits, beats.ahead, beats.position?.move]).toEqual([true, true, 1]);
  beats.go();
  expect([beats.waits, beats.ahead, beats.position?.move]).toEqual([false, false, 2]);
  expect(beats.last).toBe(ceremony);
});

test("a report that is skipped has happened all the same", async () => {
  const beats = await reading();
  beats.skip();
  expect([beats.busy, beats.position?.move, beats.last]).toEqual([false, 2, ceremony]);
});

test("a report that is read once more moves nothing", async () => {
  const beats = await reading();
  beats.go();
  const last = beats.last;
  beats.again({ ...ceremony, seat: 0 });
  expect([beats.waits, beats.ahead]).toEqual([true, false]);
  beats.go();
  expect([beats.busy, beats.last, beats.position?.move]).toEqual([false, last, 2]);
});
