// The world of a table beside World3, scaled alike.
import { expect, test } from "vitest";
import type { Series } from "../../../lib/types";
import { axisOf } from "../../../lib/review/axis";
import { modelCourse, scaled, tableCourse, wholeYears, yearOf, type Course } from "./curves";
import { WORLD3, WORLD3_YEARS, type Curve } from "./world3";

const series = (rounds: number[], values: Series["values"]): Series => ({
  moves: rounds.length - 1,
  lines: [],
  values,
  calendar: rounds.map((number) => ({ unit: "generation", number, of: 7, year: "", phase: "", step: "" })),
});

const courseOf = (curve: Curve, of: Series): Course => tableCourse(curve, of, axisOf(of.calendar));

test("the world of a table is all its nations together, in its own figures", () => {
  const found = series([1, 2], {
    "nations.0.population": [2, 4],
    "nations.1.population": [2, 4],
    "nations.0.population_level": [90, 90],
  });
  expect(courseOf("population", found).values).toEqual([4, 8]);
  const left = series([1, 2], {
    "nations.0.fossil": [3, 0],
    "world.market_fossil": [5, 5],
    "world.colony_fossil": [2, 0],
  });
  expect(courseOf("resources", left).values).toEqual([10, 5]);
});

test("both curves reach 100 in the years that both cover, and only there is it measured", () => {
  const table = courseOf("population", series([1, 2, 3, 3], { "nations.0.population": [40, 10, 20, 20] }));
  const model = modelCourse("population", { ...table.axis, end: 3 });
  const [mine, theirs] = scaled(table, model);
  // 1850 is before World3 begins: it may lie above 100.
  expect(mine).toEqual([200, 50, 100, 100]);
  expect(Math.max(...theirs)).toBe(100);
  expect(yearOf(model.axis.x.at(-1)!)).toBe(1940);
});

test("the standard run has a value for each of its years, and its people are most numerous about 2030", () => {
  for (const values of Object.values(WORLD3)) expect(values.length).toBe(WORLD3_YEARS.length);
  expect(WORLD3_YEARS[WORLD3.population.indexOf(7.05)]).toBe(2030);
});

test("a short match is seen beside the whole course of the model", () => {
  const short = series([1, 2, 2], { "nations.0.population": [2, 3, 4] });
  const axis = wholeYears(axisOf(short.calendar.map((place) => ({ ...place, of: 2, year: "1850" }))));
  expect(axis.end).toBe(7);
  expect(axis.ticks.map(({ label }) => label).slice(2)).toEqual(["1910", "1940", "1970", "2000", "2030"]);
  expect(yearOf(modelCourse("population", axis).axis.x.at(-1)!)).toBe(2060);
});
