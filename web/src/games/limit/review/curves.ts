// The world of a table over the years beside the standard run of World3, both scaled alike: 100 is the highest value that
// each has in the years which both cover.
import type { Axis } from "../../../lib/review/axis";
import type { Series } from "../../../lib/types";
import { WORLD3, WORLD3_YEARS, type Curve } from "./world3";

const FIRST_YEAR = 1850;
const YEARS = 30;
const GENERATIONS = 7;
const CURVES: Record<Curve, RegExp> = {
  population: /^nations\.\d+\.population$/,
  industry: /^nations\.\d+\.industrial_output$/,
  pollution: /^nations\.\d+\.pollution$|^world\.excess_pollution$/,
  resources: /^nations\.\d+\.fossil$|^world\.(market|colony)_fossil$/,
};

/** A curve in its own figures, each at its place: a generation of thirty years is one unit. */
export interface Course {
  axis: Axis;
  values: number[];
}

const placeOf = (year: number): number => (year - FIRST_YEAR) / YEARS;
export const yearOf = (place: number): number => FIRST_YEAR + YEARS * place;

/** The years of a whole match: a short one is seen beside all that the model does after it. */
export function wholeYears(axis: Axis): Axis {
  const missing = Array.from({ length: Math.max(0, GENERATIONS - axis.ticks.length) }, (_, i) => axis.ticks.length + i);
  const ticks = [...axis.ticks, ...missing.map((x) => ({ x, label: String(yearOf(x)) }))];
  return { ...axis, ticks, end: Math.max(axis.end, GENERATIONS) };
}

/** One curve of the table's world: all nations together. */
export function tableCourse(curve: Curve, series: Series, axis: Axis): Course {
  const parts = Object.entries(series.values).flatMap(([name, values]) => (CURVES[curve].test(name) ? [values] : []));
  const values = Array.from({ length: series.moves + 1 }, (_, move) =>
    parts.reduce((sum, one) => sum + (one[move] ?? 0), 0),
  );
  return { axis, values };
}

/** The standard run, as far as the axis goes. */
export function modelCourse(curve: Curve, axis: Axis): Course {
  const known = WORLD3_YEARS.map((year, i) => ({ x: placeOf(year), value: WORLD3[curve][i]! })).filter(
    ({ x }) => x <= axis.end,
  );
  return { axis: { ...axis, x: known.map(({ x }) => x) }, values: known.map(({ value }) => value) };
}

/** The highest value between two places. */
function highest({ axis, values }: Course, from: number, to: number): number {
  const known = values.filter((_, i) => axis.x[i]! >= from - 1e-9 && axis.x[i]! <= to + 1e-9);
  return Math.max(...(known.length > 0 ? known : values), 1e-9);
}

/** Both courses as percents of their highest value in the years that both cover. */
export function scaled(table: Course, model: Course): [table: number[], model: number[]] {
  const from = Math.max(table.axis.x[0]!, model.axis.x[0]!);
  const to = Math.min(table.axis.x.at(-1)!, model.axis.x.at(-1)!);
  const share = (course: Course): number[] => {
    const most = highest(course, from, to);
    return course.values.map((value) => (100 * value) / most);
  };
  return [share(table), share(model)];
}
