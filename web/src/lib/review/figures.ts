// Which lines of a match make a chart together: those that the game gives the same word. Whose a line is, the game says.
import type { Series } from "../types";
import type { LineInfo } from "./types";

export interface Drawn {
  name: string;
  /** A seat, a word of the game, or "" for what all share. */
  owner: number | string;
  values: (number | null)[];
}

export interface Figure {
  /** The word for what is counted, without its owner. */
  label: string;
  unit: string;
  telling: boolean;
  lines: Drawn[];
}

/** The lines a game declares; for a game that declares none, each number by its own name. */
function declared(series: Series): LineInfo[] {
  if (series.lines.length > 0) return series.lines;
  return Object.keys(series.values).map((name) => ({ name, label: name, unit: "", owner: "", telling: false }));
}

/** The charts of a match in the game's order, the telling ones first; what never moved only if wanted. */
export function figuresOf(series: Series, still = false): Figure[] {
  const figures = new Map<string, Figure>();
  for (const line of declared(series)) {
    const values = series.values[line.name];
    if (!values) continue;
    const key = `${line.label}/${line.unit}/${typeof line.owner}`;
    const figure = figures.get(key) ?? { label: line.label, unit: line.unit, telling: false, lines: [] };
    figure.telling ||= line.telling;
    figure.lines.push({ name: line.name, owner: line.owner, values });
    figures.set(key, figure);
  }
  const shown = [...figures.values()].filter((figure) => still || figure.lines.some((line) => moves(line.values)));
  return [...shown.filter((figure) => figure.telling), ...shown.filter((figure) => !figure.telling)];
}

function moves(values: (number | null)[]): boolean {
  const known = values.filter((value) => value !== null);
  return known.some((value) => value !== known[0]);
}

/** The lowest and the highest value of all these lists; zero is in sight where it is near. */
export function boundsOf(lists: (number | null)[][]): [number, number] {
  const known = lists.flat().filter((value) => value !== null);
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const near = low > 0 && low < (high - low) * 2 ? 0 : low;
  return near === high ? [near, near + 1] : [near, high];
}

/** Round numbers between two values, at most six of them, both ends covered. */
export function ticksOf(low: number, high: number): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((one) => span / one <= 5) ?? span);
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Every figure after every choice, for a spreadsheet: a row for each choice, with its place in the calendar. */
export function csvOf(
  series: Series,
  words: { move: string; round: string; year: string },
  head: (line: LineInfo) => string,
): string {
  const lines = declared(series);
  const dated = series.calendar.some((place) => place.number > 0);
  const columns = [words.move, ...(dated ? [words.round, words.year] : []), ...lines.map(head)];
  const rows = Array.from({ length: series.moves + 1 }, (_, move) => [
    move,
    ...(dated ? [series.calendar[move]?.number ?? "", series.calendar[move]?.year ?? ""] : []),
    ...lines.map((line) => series.values[line.name]?.[move] ?? ""),
  ]);
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** A name may hold a comma or a quote. */
export function cell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
