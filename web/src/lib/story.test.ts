import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";
import type { LogEntry } from "./types";

beforeAll(() => fakeBrowser("en-GB"));

const words = (text: string) => ({ en: text, fr: text });

function entry(seat: number, more: Partial<LogEntry>): LogEntry {
  return { kind: "choice", seat, text: null, events: [], story: [], ...more } as unknown as LogEntry;
}

const began = { beat: "silent", text: words("The State: turn 2.") };

test("whoever ends a turn keeps the deed before it", async () => {
  const { deedsOf } = await import("./story");
  const bought = { kind: "action", seat: 0, text: words("You: buy Food.") };
  const log = [entry(0, { story: [bought] } as never), entry(0, { events: [began] } as never)];
  expect(deedsOf(log).get(0)).toBe("You: buy Food.");
});

test("a secret answer shows that somebody has decided", async () => {
  const { deedsOf } = await import("./story");
  const bought = { kind: "action", seat: 1, text: words("Bot 2: buys Food.") };
  const log = [entry(1, { story: [bought] } as never), entry(1, {})];
  expect(deedsOf(log).get(1)).not.toBe("Bot 2: buys Food.");
});

test("once the answers are known nobody is said to have decided any more", async () => {
  const { deedsOf } = await import("./story");
  const bought = { kind: "action", seat: 1, text: words("Bot 2: buys Food.") };
  const counted = { kind: "headline", seat: null, text: words("4 for, 3 against.") };
  const log = [entry(1, { story: [bought] } as never), entry(1, {}), entry(0, { story: [counted] } as never)];
  expect(deedsOf(log).get(1)).toBe("Bot 2: buys Food.");
});

test("that a round begins is nobody's deed", async () => {
  const { deedOf } = await import("./story");
  const heading = { kind: "heading", seat: null, text: words("Round 2 begins.") };
  const step = { kind: "step", seat: null, text: words("Taxes: everybody pays.") };
  expect(deedOf(entry(1, { story: [heading] } as never))).not.toBe("Round 2 begins.");
  expect(deedOf(entry(1, { story: [heading, step] } as never))).toBe("Taxes: everybody pays.");
});
