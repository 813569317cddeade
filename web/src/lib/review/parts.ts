// How a score is made: its parts seat by seat, as the game's own result tells them.
import type { Position } from "../types";

export interface ScorePart {
  word: string;
  amount: number;
}

export interface Bar {
  seat: number;
  score: number;
  /** 1 for the best; equal scores share a place. */
  place: number;
  won: boolean;
  parts: ScorePart[];
}

type Row = Record<string, unknown>;

/** `result.parts` has one object of numbers for each seat; the total is the score itself. */
function partsOf(result: Row | null, seat: number): ScorePart[] {
  const rows = result?.["parts"];
  const row = Array.isArray(rows) ? (rows[seat] as Row | undefined) : undefined;
  return Object.entries(row ?? {}).flatMap(([word, amount]) =>
    typeof amount === "number" && amount !== 0 && word !== "total" ? [{ word, amount }] : [],
  );
}

/** The best first. */
export function barsOf(position: Pick<Position, "scores" | "winners" | "result">): Bar[] {
  const { scores, winners } = position;
  return scores
    .map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
      won: winners.includes(seat),
      parts: partsOf(position.result as Row | null, seat),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}

/** How far the bars reach below and above zero. */
export function reachOf(bars: Bar[]): { below: number; above: number } {
  const sum = (bar: Bar, sign: number): number =>
    bar.parts.length > 0
      ? bar.parts.reduce((all, part) => all + Math.max(0, sign * part.amount), 0)
      : Math.max(0, sign * bar.score);
  return {
    below: Math.max(0, ...bars.map((bar) => sum(bar, -1))),
    above: Math.max(1, ...bars.map((bar) => sum(bar, 1))),
  };
}

/** The words of all parts, in the order in which the game gives them. */
export const wordsOf = (bars: Bar[]): string[] => [
  ...new Set(bars.flatMap((bar) => bar.parts.map((part) => part.word))),
];

/** The scores through each lens, if the game has any: `result.scores_by_lens`. */
export function lensesOf(position: Pick<Position, "result">): { word: string; scores: number[] }[] {
  const lenses = (position.result as Row | null)?.["scores_by_lens"];
  if (typeof lenses !== "object" || lenses === null) return [];
  return Object.entries(lenses as Record<string, number[]>).map(([word, scores]) => ({ word, scores }));
}
