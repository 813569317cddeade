// How a score is made: its parts seat by seat, as the game itself tells them.
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

const partsOf = (row: Record<string, number> = {}): ScorePart[] =>
  Object.entries(row).flatMap(([word, amount]) => (amount === 0 ? [] : [{ word, amount }]));

/** The best first. */
export function barsOf(position: Pick<Position, "scores" | "winners" | "parts">): Bar[] {
  const { scores, winners } = position;
  return scores
    .map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
      won: winners.includes(seat),
      parts: partsOf(position.parts[seat]),
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

/** The scores through each lens, if the game has any. */
export const lensesOf = (position: Pick<Position, "lenses">): { word: string; scores: number[] }[] =>
  Object.entries(position.lenses).map(([word, scores]) => ({ word, scores }));
