// Two matches are compared where their calendars say the same, not where they have as many choices.
import { expect, test } from "vitest";
import type { Calendar } from "./types";
import { axisOf, commonPlaces, roundAt, valueAt } from "./axis";

const at = (number: number, year = ""): Calendar => ({ unit: "generation", number, of: 3, year, phase: "", step: "" });

test("a round is one unit wide, however many choices it had", () => {
  const axis = axisOf([at(1, "1850–1880"), at(1), at(2, "1880–1910"), at(2), at(2), at(2)]);
  expect(axis.x).toEqual([0, 0.5, 1, 1.25, 1.5, 2]);
  expect(axis.ticks).toEqual([
    { x: 0, label: "1850" },
    { x: 1, label: "1880" },
  ]);
  expect([axis.unit, axis.years, axis.start, axis.end]).toEqual(["generation", true, 0, 3]);
});

test("without years the rounds are counted, without a calendar the choices", () => {
  expect(axisOf([at(1), at(2), at(2)]).ticks.map((tick) => tick.label)).toEqual(["1", "2"]);
  const plain = axisOf([at(0), at(0), at(0)]);
  expect([plain.unit, plain.x, plain.end]).toEqual(["", [0, 1, 2], 2]);
});

test("a choice is found by its year, by its round, or by nothing", () => {
  const years = axisOf([at(1, "1850–1880"), at(1), at(2, "1880–1910"), at(2)]);
  expect([0, 1, 2, 3].map((move) => roundAt(years, move))).toEqual(["1850", "1850", "1880", "1880"]);
  expect(roundAt(axisOf([at(1), at(2), at(2)]), 1)).toBe("2");
  expect(roundAt(axisOf([at(0), at(0)]), 1)).toBe("");
});

test("a value stands until the next one", () => {
  const axis = axisOf([at(1), at(1), at(2), at(2)]);
  expect([0, 0.4, 0.5, 1, 5].map((x) => valueAt([7, 8, 9, 10], axis, x))).toEqual([7, 7, 8, 9, 10]);
  expect(valueAt([7], axis, -1)).toBeNull();
});

test("two futures are compared at the ends of the rounds that both have reached", () => {
  const whole = axisOf([at(1), at(2), at(3), at(3)]);
  const shorter = axisOf([at(1), at(1), at(1), at(2), at(2)]);
  expect(commonPlaces(whole, shorter)).toEqual([1, 2]);
  expect(commonPlaces(whole, whole)).toEqual([1, 2, 3]);
});

test("a match that goes on stands inside its round", () => {
  const axis = axisOf([at(1), at(2), at(2)], false);
  expect([axis.x, axis.over]).toEqual([[0, 1, 1.5], false]);
});
