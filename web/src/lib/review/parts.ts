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

/** A bar with more kinds of parts cannot be read: the smallest ones are taken together. */
export const MOST_KINDS = 6;
export const OTHERS = "others";

/** The same bars with so many kinds of parts at most. */
export function condensed(bars: Bar[], most = MOST_KINDS): Bar[] {
  const words = wordsOf(bars);
  if (words.length <= most) return bars;
  const weight = (word: string): number =>
    bars.reduce((all, bar) => all + Math.abs(bar.parts.find((part) => part.word === word)?.amount ?? 0), 0);
  const kept = new Set([...words].sort((a, b) => weight(b) - weight(a)).slice(0, most - 1));
  return bars.map((bar) => {
    const rest = bar.parts.filter((part) => !kept.has(part.word));
    const sum = (sign: number): number => rest.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
    const others = [sum(1), -sum(-1)].filter((amount) => amount !== 0).map((amount) => ({ word: OTHERS, amount }));
    return { ...bar, parts: [...bar.parts.filter((part) => kept.has(part.word)), ...others] };
  });
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
