// The game says which lines belong together and whose they are.
import { expect, test } from "vitest";
import type { Series } from "../types";
import type { LineInfo } from "./types";
import { boundsOf, csvOf, figuresOf, ticksOf } from "./figures";

const line = (name: string, label: string, owner: number | string = "", telling = false): LineInfo => ({
  name,
  label,
  unit: "",
  owner,
  telling,
});
const series = (lines: LineInfo[], values: Series["values"]): Series => ({
  moves: 1,
  lines,
  values,
  calendar: [
    { unit: "round", number: 1, of: 2, year: "1850", phase: "", step: "" },
    { unit: "round", number: 2, of: 2, year: "1880", phase: "", step: "" },
  ],
});

test("lines of one word make a chart; what tells most comes first; what never moves is left out", () => {
  const found = figuresOf(
    series(
      [line("bank", "bank"), line("n.0.food", "food", 0, true), line("n.1.food", "food", 1, true), line("x", "x")],
      {
        bank: [9, 8],
        "n.0.food": [1, 2],
        "n.1.food": [1, 1],
        x: [4, 4],
      },
    ),
  );
  expect(found.map((figure) => [figure.label, figure.lines.map((one) => one.owner)])).toEqual([
    ["food", [0, 1]],
    ["bank", [""]],
  ]);
});

test("a number in a name is not a seat", () => {
  expect(figuresOf(series([], { "deck.0.cards": [5, 4] }))[0]!.lines[0]!.owner).toBe("");
});

test("zero is in sight where it is near, and the ticks are round numbers", () => {
  expect(boundsOf([[2, 9]])).toEqual([0, 9]);
  expect(boundsOf([[100, 104]])).toEqual([100, 104]);
  expect(boundsOf([[3, 3]])).toEqual([3, 4]);
  expect(ticksOf(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticksOf(0, 214)).toEqual([0, 50, 100, 150, 200, 250]);
});

test("a spreadsheet tells the place in the calendar too", () => {
  const text = csvOf(
    series([line("bank", "bank")], { bank: [9, 8] }),
    { move: "choice", round: "round", year: "year" },
    () => 'the "Bank", shared',
  );
  expect(text.split("\r\n").slice(0, 2)).toEqual(['choice,round,year,"the ""Bank"", shared"', "0,1,1850,9"]);
});
