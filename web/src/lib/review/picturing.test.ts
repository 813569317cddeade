import { expect, test } from "vitest";
import type { LogEntry } from "../types";
import { frameOf, touchedBetween } from "./picturing";

const SHEET = { width: 1200, height: 600 };

test("without a mark the whole width is shown", () => {
  expect(frameOf([], SHEET, 2, 400)).toEqual({ x: 0, y: 0, width: 1200, height: 600 });
});

test("one mark is brought near, with something around it", () => {
  const box = frameOf([{ x: 580, y: 290, width: 40, height: 20 }], SHEET, 2, 400);
  expect(box).toEqual({ x: 400, y: 200, width: 400, height: 200 });
});

test("a mark in the corner stays on the sheet", () => {
  const box = frameOf([{ x: 1190, y: 590, width: 10, height: 10 }], SHEET, 2, 400);
  expect(box).toEqual({ x: 800, y: 400, width: 400, height: 200 });
});

test("marks far apart are all in it", () => {
  const marks = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 1000, y: 10, width: 10, height: 10 },
  ];
  const box = frameOf(marks, SHEET, 2, 400);
  expect(box.x).toBe(0);
  expect(box.width).toBeGreaterThan(1010);
});

test("what a seat's choices touched: nothing of others, before or after, nor of the phase that began thereby", () => {
  const entry = (move: number, seat: number, ...events: [string, string?][]): LogEntry =>
    ({
      move,
      seat,
      forced: [],
      story: [],
      events: events.map(([about, mark = ""]) => ({ about: [about], mark })),
    }) as unknown as LogEntry;
  const log = [
    entry(3, 1, ["before"]),
    entry(4, 1, ["a"]),
    entry(5, 0, ["theirs"]),
    entry(6, 1, ["b"], ["a"], ["phase", "begin"], ["phase"]),
    entry(7, 1, ["after"]),
  ];
  expect([...touchedBetween(log, 1, 3, 6)]).toEqual(["a", "b"]);
});

test("a choice that left somebody else no choice is found, and what they had to do is not the seat's", () => {
  const entry = {
    move: 10,
    seat: 1,
    forced: [{ seat: 2, label: null }],
    story: [
      { seat: 1, first: 0, last: 0 },
      { seat: 2, first: 1, last: 1 },
    ],
    events: ["mine", "theirs"].map((about) => ({ about: [about], mark: "" })),
  } as unknown as LogEntry;
  expect([...touchedBetween([entry], 1, 8, 9)]).toEqual(["mine"]);
});
