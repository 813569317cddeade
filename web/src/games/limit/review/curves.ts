// The world of a table over the years, beside the standard run of World3.
import type { LogEntry, Series } from "../../../lib/types";
import { WORLD3, WORLD3_YEARS, type Curve } from "./world3";

export interface Point {
  year: number;
  value: number;
}

const FIRST_YEAR = 1850;
const YEARS = 30;
const CURVES: Record<Curve, RegExp> = {
  population: /^nations\.\d+\.population$/,
  industry: /^nations\.\d+\.industrial_output$/,
  pollution: /^nations\.\d+\.pollution$|^world\.excess_pollution$/,
  resources: /^nations\.\d+\.fossil$|^world\.(market|colony)_fossil$/,
};

/** The choice with which each generation began: the first with the set-up. */
export function generationStarts(log: LogEntry[]): number[] {
  return log.flatMap(({ move, events }) =>
    events.flatMap((event) => (event.event["event"] === "generation_begun" ? [move] : [])),
  );
}

/** The year of each choice: thirty years to a generation, from 1850 on. */
export function yearsOf(starts: number[], moves: number): number[] {
  const ends = [...starts.slice(1), moves];
  return Array.from({ length: moves + 1 }, (_, move) => {
    const generation = Math.max(
      0,
      starts.findLastIndex((start) => start <= move),
    );
    const start = starts[generation] ?? 0;
    const length = Math.max(1, (ends[generation] ?? moves) - start);
    return FIRST_YEAR + YEARS * (generation + (move - start) / length);
  });
}

/** One curve of the table's world, all nations together, scaled to its own highest value. */
export function tableCurve(curve: Curve, series: Series, starts: number[]): Point[] {
  const parts = Object.entries(series.values).flatMap(([path, values]) => (CURVES[curve].test(path) ? [values] : []));
  const sums = Array.from({ length: series.moves + 1 }, (_, move) =>
    parts.reduce((sum, values) => sum + (values[move] ?? 0), 0),
  );
  const most = Math.max(1, ...sums);
  return yearsOf(starts, series.moves).map((year, move) => ({ year, value: sums[move]! / most }));
}

/** The standard run up to a year. */
export function modelCurve(curve: Curve, until: number): Point[] {
  return WORLD3_YEARS.flatMap((year, i) => (year <= until ? [{ year, value: WORLD3[curve][i]! }] : []));
}

export function lastYear(starts: number[]): number {
  return FIRST_YEAR + YEARS * Math.max(7, starts.length);
}

/** The value at a year: the last one known by then, or null before the first. */
export function at(points: Point[], year: number): number | null {
  return points.findLast((point) => point.year <= year)?.value ?? null;
}
