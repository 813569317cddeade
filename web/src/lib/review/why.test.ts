// A number is explained by the events that say they are about it.
import { expect, test } from "vitest";
import type { EventInfo, LogEntry } from "../types";
import { historyOf, saysWhat } from "./why";

const event = (about: string[], before: number, after: number): EventInfo =>
  ({
    event: { event: "changed", before, after },
    rule: "R-1",
    text: { en: "", fr: "" },
    about,
  }) as unknown as EventInfo;
const entry = (move: number, ...events: EventInfo[]): LogEntry =>
  ({ move, seat: 0, kind: "choice", events }) as LogEntry;
const log = [
  entry(1, event(["nations.0.money"], 5, 7), event(["nations.10.money"], 1, 2)),
  entry(2, event(["nations.0"], 7, 9)),
  entry(3, event(["nations.0.money_spent"], 0, 1)),
];

test("the newest first; a path stands for all that is below it, and for nothing beside it", () => {
  expect(historyOf("nations.0.money", log).map((reason) => [reason.move, reason.before, reason.after])).toEqual([
    [2, 7, 9],
    [1, 5, 7],
  ]);
  expect(historyOf("nations.1.money", log)).toEqual([]);
});

test("a game may say nothing of what its events are about", () => {
  expect([saysWhat(log), saysWhat([entry(1, event([], 0, 1))])]).toEqual([true, false]);
});
