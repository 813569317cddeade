import { expect, test } from "vitest";
import type { EventInfo, LogEntry, Series } from "../../../lib/types";
import { at, generationStarts, lastYear, modelCurve, tableCurve, yearsOf } from "./curves";
import { WORLD3, WORLD3_YEARS } from "./world3";

const event = (fields: Record<string, unknown>): EventInfo => ({ event: fields }) as unknown as EventInfo;
const entry = (move: number, ...events: EventInfo[]): LogEntry => ({ move, events }) as LogEntry;
const series = (values: Record<string, (number | null)[]>): Series => ({
  moves: Object.values(values)[0]!.length - 1,
  values,
  lines: [],
  calendar: [],
});

test("a generation is thirty years, however many choices it has", () => {
  const log = [
    entry(0, event({ event: "generation_begun" })),
    entry(2, event({ event: "generation_begun" })),
    entry(3),
  ];
  const starts = generationStarts(log);
  expect(starts).toEqual([0, 2]);
  expect(yearsOf(starts, 6)).toEqual([1850, 1865, 1880, 1887.5, 1895, 1902.5, 1910]);
  expect(lastYear(starts)).toBe(2060);
  expect(lastYear(Array.from({ length: 8 }, (_, i) => i))).toBe(2090);
});

test("the world of a table is all its nations together, scaled to the highest value", () => {
  const found = series({
    "nations.0.population": [2, 4],
    "nations.1.population": [2, 4],
    "nations.0.population_level": [90, 90],
  });
  expect(tableCurve("population", found, [0])).toEqual([
    { year: 1850, value: 0.5 },
    { year: 1880, value: 1 },
  ]);
  const left = series({ "nations.0.fossil": [3, 0], "world.market_fossil": [5, 5], "world.colony_fossil": [2, 0] });
  expect(tableCurve("resources", left, [0]).map((point) => point.value)).toEqual([1, 0.5]);
});

test("the standard run has a value for each of its years, none above its highest", () => {
  for (const values of Object.values(WORLD3)) {
    expect(values.length).toBe(WORLD3_YEARS.length);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values)).toBeGreaterThan(0.9);
  }
  const model = modelCurve("population", 2060);
  expect(model.at(-1)).toEqual({ year: 2060, value: 0.796 });
  expect([at(model, 1899), at(model, 1905)]).toEqual([null, 0.227]);
});
