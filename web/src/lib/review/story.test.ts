// One entry per action, with the events it is made of.
import { expect, test } from "vitest";
import type { EventInfo, LogEntry, Text } from "../types";
import { headlineOf, placeIn, storyOf } from "./story";
import type { Tale } from "./types";

const text = (en: string): Text => ({ en, fr: en });
const event = (en: string, mark: EventInfo["mark"] = ""): EventInfo =>
  ({ event: {}, rule: "R-1", text: text(en), beat: "quick", mark, about: [], change: 0, cause: null }) as EventInfo;
const tale = (en: string, kind: Tale["kind"], first = 0, last = 0): Tale => ({
  text: text(en),
  kind,
  seat: 0,
  first,
  last,
  about: ["world.bank"],
});
const entry = (move: number, events: EventInfo[], story: Tale[], note: Text | null = null): LogEntry =>
  ({ number: move, kind: note ? "pause" : "choice", seat: 0, move, events, story, text: note }) as LogEntry;

test("an action is one entry with its events, and a choice that nobody has seen is none", () => {
  const story = storyOf([
    entry(1, [event("a"), event("b"), event("c")], [tale("heading", "heading"), tale("plays", "action", 1, 2)]),
    entry(2, [], []),
    entry(2, [], [], text("The table is paused.")),
  ]);
  expect(story.map((told) => [told.kind, told.text.en, told.events.length])).toEqual([
    ["heading", "heading", 1],
    ["action", "plays", 2],
    ["note", "The table is paused.", 0],
  ]);
  expect(new Set(story.map((told) => told.key)).size).toBe(3);
});

test("looking back, the story stands at the last thing that had happened", () => {
  const story = storyOf([
    entry(1, [event("a")], [tale("one", "action")]),
    entry(4, [event("b")], [tale("two", "step")]),
  ]);
  expect([0, 1, 3, 4].map((move) => placeIn(story, move)?.text.en)).toEqual([undefined, "one", "one", "two"]);
});

test("the end is told by the event that ends the match, else by the last headline", () => {
  const log = [entry(1, [event("a war")], [tale("War!", "headline")])];
  expect(headlineOf(log)?.en).toBe("War!");
  expect(headlineOf([...log, entry(2, [event("It is over.", "end")], [])])?.en).toBe("It is over.");
  expect(headlineOf([])).toBeNull();
});
