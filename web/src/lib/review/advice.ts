// The bots' judgement of a match, as lines and lists to show.
import type { Analysis, Judgement } from "./types";

/** One line per seat over all choices: a judgement stands until the next one. */
export function curveOf(analysis: Analysis, seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const line: number[] = [];
    let at = 0;
    for (let move = 0; move <= analysis.moves; move++) {
      if (analysis.curve[at + 1]?.move === move) at++;
      line.push(Math.round(10 * (analysis.curve[at]?.worth[seat] ?? 0)) / 10);
    }
    return line;
  });
}

/** Those that cost more than chance does, the costliest first. */
export const costly = (judged: Judgement[]): Judgement[] =>
  judged.filter((one) => one.sure < 0).sort((a, b) => a.sure - b.sure || a.move - b.move);

/** Those that were worth more than chance does, the best first. */
export const worthy = (judged: Judgement[]): Judgement[] =>
  judged.filter((one) => one.sure > 0).sort((a, b) => b.sure - a.sure || a.move - b.move);

/** The chosen way among the others, the best first. */
export const waysOf = (one: Judgement): { way: Judgement["chosen"]; chosen: boolean }[] =>
  [{ way: one.chosen, chosen: true }, ...one.others.map((way) => ({ way, chosen: false }))].sort(
    (a, b) => b.way.worth - a.way.worth,
  );
