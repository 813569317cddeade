// Which of the numbers of a match make a chart, and which lines belong together: the game says so.
import { figuresOf } from "./review/figures";
import type { Series } from "./types";

export interface Line {
  path: string;
  /** The seat it is about, or null. */
  seat: number | null;
  /** The word for whose it is where that is no seat, "" for what all share. */
  owner: string;
  values: (number | null)[];
  /** The same in the match this one branched from. */
  origin?: (number | null)[] | undefined;
}

export interface Chart {
  /** The name of its first line. */
  group: string;
  /** The word for what is counted. */
  label: string;
  telling: boolean;
  lines: Line[];
}

/** What never moved is only there if it is wanted. */
export function chartsOf(series: Series, origin: Series | null = null, still = false): Chart[] {
  return figuresOf(series, still).map(({ label, telling, lines }) => ({
    group: lines[0]!.name,
    label,
    telling,
    lines: lines.map(({ name, owner, values }) => ({
      path: name,
      seat: typeof owner === "number" ? owner : null,
      owner: typeof owner === "number" ? "" : owner,
      values,
      origin: origin?.values[name],
    })),
  }));
}

/** What the game finds most telling; all, where it does not say. */
export function usual(charts: Chart[], most: number): string[] {
  const telling = charts.filter((chart) => chart.telling);
  return (telling.length > 0 ? telling : charts).slice(0, most).map((chart) => chart.group);
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
