// What can be read off a finished match: its crises and what led to them, and its world over the years.
import { isAlarm } from "./marks";
import type { EventInfo, LogEntry, Series } from "./types";
import { WORLD3, WORLD3_YEARS, type Curve } from "./world3";

export interface CrisisTold {
  move: number;
  event: EventInfo;
  causes: EventInfo[];
}

type Event = Record<string, unknown>;
const dataOf = (info: EventInfo): Event => info.event as Event;
const MOST_CAUSES = 4;
/** What runs out when a crisis of each kind strikes, and in which direction it went. */
const FEEDS: Record<string, [event: string, what: string, sign: number]> = {
  financial: ["world_changed", "bank", -1],
  environmental: ["changed", "pollution", 1],
  military: ["changed", "disruption", 1],
};

/** How far this event pushed the world towards a crisis of that kind. */
function push(event: Event, kind: string): number {
  const [name, what, sign] = FEEDS[kind] ?? [];
  if (event["event"] !== name || event["what"] !== what) return 0;
  return Math.max(0, sign! * (Number(event["after"]) - Number(event["before"])));
}

/** Everything that went badly wrong; with each crisis the largest pushes towards it since its generation began. */
export function crisesOf(log: LogEntry[]): CrisisTold[] {
  const found: CrisisTold[] = [];
  let since: EventInfo[] = [];
  for (const { move, events } of log) {
    for (const event of events) {
      const data = dataOf(event);
      if (data["event"] === "generation_begun") since = [];
      if (isAlarm(data)) found.push({ move, event, causes: causes(since, String(data["kind"] ?? "")) });
      since.push(event);
    }
  }
  return found;
}

function causes(events: EventInfo[], kind: string): EventInfo[] {
  const pushes = events.filter((event) => push(dataOf(event), kind) > 0);
  const largest = [...pushes].sort((a, b) => push(dataOf(b), kind) - push(dataOf(a), kind)).slice(0, MOST_CAUSES);
  return pushes.filter((event) => largest.includes(event));
}

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
  return log.flatMap(({ move, events }) => events.flatMap((event) => (dataOf(event)["event"] === "generation_begun" ? [move] : [])));
}

/** The year of each choice: thirty years to a generation, from 1850 on. */
export function yearsOf(starts: number[], moves: number): number[] {
  const ends = [...starts.slice(1), moves];
  return Array.from({ length: moves + 1 }, (_, move) => {
    const generation = Math.max(0, starts.findLastIndex((start) => start <= move));
    const start = starts[generation] ?? 0;
    const length = Math.max(1, (ends[generation] ?? moves) - start);
    return FIRST_YEAR + YEARS * (generation + (move - start) / length);
  });
}

/** One curve of the table's world, all nations together, scaled to its own highest value. */
export function tableCurve(curve: Curve, series: Series, starts: number[]): Point[] {
  const parts = Object.entries(series.values).flatMap(([path, values]) => (CURVES[curve].test(path) ? [values] : []));
  const sums = Array.from({ length: series.moves + 1 }, (_, move) => parts.reduce((sum, values) => sum + (values[move] ?? 0), 0));
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
