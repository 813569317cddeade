// Equal generations are compared, however many choices each match took.
import { expect, test } from "vitest";
import type { Series } from "../types";
import { axisOf } from "./axis";
import { compared, placesAfter, type Course } from "./compare";

function course(rounds: number[], bank: number[]): Course {
  const series: Series = {
    moves: rounds.length - 1,
    lines: [{ name: "bank", label: "bank", unit: "money", owner: "", telling: true }],
    values: { bank },
    calendar: rounds.map((number) => ({ unit: "generation", number, of: 3, year: "", phase: "", step: "" })),
  };
  return { series, axis: axisOf(series.calendar) };
}

test("the shorter match is compared at the end of the last round that both have played", () => {
  const mine = course([1, 1, 2, 2], [9, 8, 7, 6]);
  const theirs = course([1, 1, 1, 1, 2, 2, 3, 3], [9, 9, 8, 8, 5, 4, 3, 2]);
  expect(placesAfter(mine.axis, theirs.axis, 1)).toEqual([1, 2]);
  expect(compared(mine, theirs, 1)).toEqual([{ label: "bank", unit: "money", owner: "", mine: 7, theirs: 5 }]);
  expect(compared(mine, theirs, 2)[0]).toMatchObject({ mine: 6, theirs: 3 });
});

test("what is the same in both is not told", () => {
  const one = course([1, 2, 2], [9, 8, 8]);
  expect(compared(one, course([1, 1, 2, 2], [9, 9, 8, 8]), 1)).toEqual([]);
});
