import { expect, test } from "vitest";
import { costly, curveOf, waysOf, worthy } from "./advice";
import type { Judgement } from "./types";

const way = (key: string, worth: number): Judgement["chosen"] => ({ key, text: { en: key, fr: key }, worth, band: 1 });
const judged = (move: number, sure: number): Judgement => ({
  move,
  last: move + 1,
  calendar: { unit: "", number: 0, of: 0, year: "", phase: "", step: "" },
  seat: 0,
  rule: "",
  chosen: way("own", 40),
  others: [way("best", 60), way("worst", 20)],
  gain: sure,
  band: 0,
  sure,
  futures: 12,
  text: { en: "", fr: "" },
});

test("a judgement stands until the next one", () => {
  const analysis = {
    moves: 4,
    curve: [
      { move: 0, worth: [50, 40] },
      { move: 2, worth: [60, 30.04] },
      { move: 4, worth: [70, 20] },
    ],
    telling: [],
    decisions: [],
    deciders: [],
    looked: 0,
    actions: 0,
  };
  expect(curveOf(analysis, 2)).toEqual([
    [50, 50, 60, 60, 70],
    [40, 40, 30, 30, 20],
  ]);
});

test("what is not sure is in neither list", () => {
  const all = [judged(1, 2), judged(2, -3), judged(3, 0), judged(4, -5), judged(5, 9)];
  expect(costly(all).map((one) => one.move)).toEqual([4, 2]);
  expect(worthy(all).map((one) => one.move)).toEqual([5, 1]);
});

test("the chosen way has its place among the others", () => {
  expect(waysOf(judged(0, -5)).map((one) => [one.way.key, one.chosen])).toEqual([
    ["best", false],
    ["own", true],
    ["worst", false],
  ]);
});
