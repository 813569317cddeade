// Which of the numbers of a match make a chart, and which lines belong together.
import type { Series } from "./types";

export interface Line {
  path: string;
  /** The seat it is about, or null for what all share. */
  seat: number | null;
  values: (number | null)[];
}

export interface Chart {
  /** The path with a star in place of the seat: `nations.*.money`. */
  group: string;
  lines: Line[];
}

// Counters that only say where in the match one is, or who is meant.
const DULL = /(^|\.)(player|players|nation|seat|to_move|first_player|deciders|order|turns|leader|move|index)(\.|$)/;
// A rulebook's history lists grow by the turn; a line per entry says nothing.
const MOST_LINES = 8;

export function chartsOf(series: Series, seats: number): Chart[] {
  const charts = new Map<string, Chart>();
  for (const [path, values] of Object.entries(series.values)) {
    if (DULL.test(path)) continue;
    const parts = path.split(".");
    const at = parts.findIndex((part) => /^\d+$/.test(part));
    const seat = at >= 0 ? Number(parts[at]) : null;
    if (seat !== null && (seat >= seats || parts.filter((part) => /^\d+$/.test(part)).length > 1)) continue;
    const group = parts.map((part, i) => (i === at ? "*" : part)).join(".");
    const chart = charts.get(group) ?? { group, lines: [] };
    chart.lines.push({ path, seat, values });
    charts.set(group, chart);
  }
  return [...charts.values()].filter((chart) => chart.lines.length <= MOST_LINES && chart.lines.some(moves));
}

function moves(line: Line): boolean {
  const known = line.values.filter((value) => value !== null);
  return known.some((value) => value !== known[0]);
}

const TELLING = [
  /(^|\.)score(\.total)?$/,
  /population(\.value)?$/,
  /unrest/,
  /(^|\.)(ice|gas)/,
  /(\*|^)\.?(money|coins)$/,
  /\*\.pollution$|^pollution\.reserve$/,
  /crises\.total$/,
  /(^|\.)(totals|bank|disruption)/,
];

/** The most telling first: scores, people, what runs out; then the rest, the shortest paths before the longer. */
export function usual(charts: Chart[], most: number): string[] {
  const weight = (chart: Chart): number => {
    const found = TELLING.findIndex((pattern) => pattern.test(chart.group));
    return found < 0 ? TELLING.length + chart.group.split(".").length : found;
  };
  return [...charts]
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, most)
    .map((chart) => chart.group);
}

/** Points of an SVG polyline inside `width` by `height`, with gaps where nothing is known. */
export function polylines(values: (number | null)[], low: number, high: number, width: number, height: number): string[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const scale = high === low ? 0 : height / (high - low);
  const runs: string[][] = [[]];
  values.forEach((value, i) => {
    if (value === null) runs.push([]);
    else runs.at(-1)!.push(`${(i * step).toFixed(1)},${(high === low ? height / 2 : height - (value - low) * scale).toFixed(1)}`);
  });
  return runs.filter((run) => run.length > 0).map((run) => run.join(" "));
}

export function bounds(chart: Chart): [number, number] {
  const known = chart.lines.flatMap((line) => line.values).filter((value) => value !== null);
  return [Math.min(...known), Math.max(...known)];
}
