// A number is explained by the events that say they are about it.
import { expect, test } from "vitest";
import type { EventInfo, LogEntry } from "../types";
import { historyOf, saysWhat } from "./why";

const event = (about: string[], change: number): EventInfo =>
  ({
    event: { event: "changed" },
    change,
    rule: "R-1",
    text: { en: "", fr: "" },
    about,
  }) as unknown as EventInfo;
const entry = (move: number, ...events: EventInfo[]): LogEntry =>
  ({ move, seat: 0, kind: "choice", events }) as LogEntry;
const log = [
  entry(1, event(["nations.0.money", "bank"], 2), event(["nations.10.money"], 1)),
  entry(2, event(["nations.0"], 3)),
  entry(3, event(["nations.0.money_spent"], 1)),
];

test("the newest first; a path stands for all that is below it, and for nothing beside it", () => {
  expect(historyOf("nations.0.money", log).map((reason) => [reason.move, reason.change])).toEqual([
    [2, 3],
    [1, 2],
  ]);
  // What an event counts is the first thing that it is about.
  expect(historyOf("bank", log).map((reason) => reason.change)).toEqual([0]);
  expect(historyOf("nations.1.money", log)).toEqual([]);
});

test("a game may say nothing of what its events are about", () => {
  expect([saysWhat(log), saysWhat([entry(1, event([], 1))])]).toEqual([true, false]);
});
