// The x axis of a match: the game's own calendar. A round is one unit wide, however many choices it had, so that two
// matches can be laid over each other and compared at equal places.
import type { Calendar } from "./types";

export interface Tick {
  x: number;
  label: string;
}

export interface Axis {
  /** The place of each choice, the set-up first. */
  x: number[];
  ticks: Tick[];
  /** The word for a round; empty where the game keeps no calendar and choices are counted. */
  unit: string;
  /** Whether the ticks are years. */
  years: boolean;
  start: number;
  end: number;
  /** Whether the match has ended. */
  over: boolean;
}

/** The year with which a stretch begins: "1910–1940" begins in 1910. */
const beginning = (year: string): string => /^-?\d+/.exec(year)?.[0] ?? year;

/** `over` says that the match has ended: its last choice closes its round. */
export function axisOf(calendar: Calendar[], over = true): Axis {
  const [first, last] = [calendar[0], calendar.at(-1)];
  if (!first || !last || last.number === 0) return plainAxis(calendar.length, over);
  const rounds = calendar.map((place) => Math.max(first.number, place.number));
  const begins = new Map<number, number>();
  const lengths = new Map<number, number>();
  rounds.forEach((round, move) => {
    if (!begins.has(round)) begins.set(round, move);
    lengths.set(round, (lengths.get(round) ?? 0) + 1);
  });
  const x = rounds.map((round, move) => round - 1 + (move - begins.get(round)!) / lengths.get(round)!);
  if (over && x.length > 1) x[x.length - 1] = rounds.at(-1)!;
  const ticks = [...begins].map(([round, move]) => ({
    x: round - 1,
    label: calendar[move]!.year ? beginning(calendar[move]!.year) : String(round),
  }));
  return {
    x,
    ticks,
    unit: last.unit,
    years: calendar.some((place) => place.year !== ""),
    start: first.number - 1,
    end: Math.max(last.number, last.of),
    over,
  };
}

/** Without a calendar the choices themselves are counted. */
function plainAxis(moves: number, over: boolean): Axis {
  const last = Math.max(1, moves - 1);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => last / one <= 8) ?? 1000;
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => ({
    x: i * step,
    label: String(i * step),
  }));
  return { x: Array.from({ length: moves }, (_, i) => i), ticks, unit: "", years: false, start: 0, end: last, over };
}

/** The round or year in which a choice was made; "" without a calendar. */
export function roundAt(axis: Axis, move: number): string {
  const x = axis.x[move] ?? axis.end;
  return axis.unit ? (axis.ticks.findLast((tick) => tick.x <= x)?.label ?? "") : "";
}

/** The value that stood at a place: the last one known by then, null before the first. */
export function valueAt(values: (number | null)[], axis: Axis, x: number): number | null {
  const move = axis.x.findLastIndex((place) => place <= x + 1e-9);
  return move < 0 ? null : (values[Math.min(move, values.length - 1)] ?? null);
}

/** The ends of the rounds that both matches have reached, and the place where the shorter one stands now. */
export function commonPlaces(axis: Axis, other: Axis): number[] {
  const reached = Math.min(axis.x.at(-1) ?? 0, other.x.at(-1) ?? 0);
  const ends = axis.ticks.map((tick) => tick.x).filter((x) => x > axis.start && x <= reached);
  return ends.includes(reached) || reached <= axis.start ? ends : [...ends, reached];
}
