// Which of the numbers of a match make a chart, and which lines belong together.
import type { Series } from "./types";

export interface Line {
  path: string;
  /** The seat it is about, or null for what all share. */
  seat: number | null;
  values: (number | null)[];
  /** The same in the match this one branched from. */
  origin?: (number | null)[] | undefined;
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

export function chartsOf(series: Series, seats: number, origin: Series | null = null): Chart[] {
  const charts = new Map<string, Chart>();
  for (const [path, values] of Object.entries(series.values)) {
    if (DULL.test(path)) continue;
    const parts = path.split(".");
    const at = parts.findIndex((part) => /^\d+$/.test(part));
    const seat = at >= 0 ? Number(parts[at]) : null;
    if (seat !== null && (seat >= seats || parts.filter((part) => /^\d+$/.test(part)).length > 1)) continue;
    const group = parts.map((part, i) => (i === at ? "*" : part)).join(".");
    const chart = charts.get(group) ?? { group, lines: [] };
    chart.lines.push({ path, seat, values, origin: origin?.values[path] });
    charts.set(group, chart);
  }
  return [...charts.values()].filter((chart) => chart.lines.length <= MOST_LINES && chart.lines.some(moves));
}

function moves(line: Line): boolean {
  const known = [...line.values, ...(line.origin ?? [])].filter((value) => value !== null);
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

/** Points of an SVG polyline inside `width` by `height`, which holds `places`, with gaps where nothing is known. */
export function polylines(
  values: (number | null)[],
  low: number,
  high: number,
  width: number,
  height: number,
  places = values.length,
): string[] {
  const step = places > 1 ? width / (places - 1) : 0;
  const scale = high === low ? 0 : height / (high - low);
  const runs: string[][] = [[]];
  values.forEach((value, i) => {
    if (value === null) runs.push([]);
    else
      runs
        .at(-1)!
        .push(`${(i * step).toFixed(1)},${(high === low ? height / 2 : height - (value - low) * scale).toFixed(1)}`);
  });
  return runs.filter((run) => run.length > 0).map((run) => run.join(" "));
}

export function bounds(chart: Chart): [number, number] {
  const known = chart.lines
    .flatMap((line) => [...line.values, ...(line.origin ?? [])])
    .filter((value) => value !== null);
  return [Math.min(...known), Math.max(...known)];
}

/** How many moments the longer of both futures has. */
export function places(chart: Chart): number {
  return Math.max(1, ...chart.lines.map((line) => Math.max(line.values.length, line.origin?.length ?? 0)));
}

/** The last choice that two matches share: where they were parted, or earlier if something was taken back since. */
export function partingOf(series: Series, origin: Series, at: number): number {
  const same = (move: number): boolean =>
    Object.entries(series.values).every(([path, values]) => values[move] === origin.values[path]?.[move]);
  let parted = 0;
  while (parted < at && same(parted + 1)) parted++;
  return parted;
}

/** Every figure after every choice, for a spreadsheet: a row for each choice, a column for each figure. */
export function csvOf(series: Series, first: string, names: string[]): string {
  const paths = Object.keys(series.values);
  const head = paths.map((path) =>
    path.replace(/\.(\d+)(?=\.|$)/, (all, seat: string) => (names[Number(seat)] ? `.${names[Number(seat)]}` : all)),
  );
  const rows = Array.from({ length: series.moves + 1 }, (_, move) => [
    move,
    ...paths.map((path) => series.values[path]?.[move] ?? ""),
  ]);
  return [[first, ...head], ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** A name may hold a comma or a quote. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
