// The bars of the end: every part of every score.
import { expect, test } from "vitest";
import { barsOf, condensed, lensesOf, reachOf, wordsOf } from "./parts";

const position = {
  scores: [16, 17, 17],
  winners: [2],
  parts: [
    { happiness: 6, territory: 20, pollution: -10 },
    { happiness: 17, pollution: 0 },
    { territory: 21, pollution: -4 },
  ] as Record<string, number>[],
  lenses: { none: [16, 17, 17], pacifist: [20, 17, 17] },
};

test("the winner comes first, equal scores share a place, a part of nothing is left out", () => {
  const bars = barsOf(position);
  expect(bars.map((bar) => [bar.seat, bar.place])).toEqual([
    [2, 1],
    [1, 1],
    [0, 3],
  ]);
  expect(bars[1]!.parts).toEqual([{ word: "happiness", amount: 17 }]);
  expect(wordsOf(bars)).toEqual(["territory", "pollution", "happiness"]);
});

test("what counts against a seat stands below zero", () => {
  expect(reachOf(barsOf(position))).toEqual({ below: 10, above: 26 });
  expect(reachOf(barsOf({ scores: [3], winners: [], parts: [] }))).toEqual({ below: 0, above: 3 });
});

test("lenses are told only by games that have them", () => {
  expect(lensesOf(position).map((lens) => lens.word)).toEqual(["none", "pacifist"]);
  expect(lensesOf({ lenses: {} })).toEqual([]);
});

test("many small parts are taken together, gains and losses apart", () => {
  const parts = [{ a: 9, b: 8, c: 2, d: 1, e: -3 }];
  const [bar] = condensed(barsOf({ scores: [17], winners: [0], parts }), 3);
  expect(bar!.parts).toEqual([
    { word: "a", amount: 9 },
    { word: "b", amount: 8 },
    { word: "others", amount: 3 },
    { word: "others", amount: -3 },
  ]);
});
