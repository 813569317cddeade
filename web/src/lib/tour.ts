// Help for the first match of a game: what it is about, one thing to do at a time, then a word when something comes up
// for the first time. Each game has its own in its folder; the shell shows it in *Now*, never over the pieces.
import { folderOf, type GameFolder } from "./game";
import type { Counter, DecisionInfo, Text, View } from "./types";

/** What the help may look at. */
export interface Seen {
  view: View;
  seat: number;
  decision: DecisionInfo | null;
  /** The option that is selected and waits to be confirmed. */
  selected: string | null;
  /** How many choices stand. */
  move: number;
  finished: boolean;
  /** One's own headline counters, by id. */
  counters: Record<string, Counter>;
}

/** A few words for a situation. */
export interface Tip {
  id: string;
  text: Text;
  /** What it is about: the first match of a selector is ringed by "show me". */
  at?: string;
  /** The tab of the stage on which that is, where the stage has tabs. */
  zone?: "world" | "rivals";
  /** It offers the move that a bot would make. */
  suggests?: boolean;
  /** The situation; a lesson without it comes as soon as the one before is done. */
  when?: (now: Seen) => boolean;
}

/** Something to do, or to look at. */
export interface Lesson extends Tip {
  /** Done once this holds, or read where there is nothing to do. `before` is how it was when it came up. */
  until?: (now: Seen, before: Seen) => boolean;
  /** The parts of the board that it lifts the veil from. */
  unveils?: string[];
}

export interface Tour {
  /** The simplest table for a first match. */
  seats: number;
  /** How strong the bots are; quick ones keep a first match flowing. */
  level: string;
  options: Record<string, unknown>;
  /** What the match is about, in twenty seconds. */
  goal: { title: Text; lines: Text[] };
  /** One after the other. */
  lessons: Lesson[];
  /** Each the first time its situation comes up, to the end of the match; one with `until` stands for the question. */
  coaching: (Tip | Lesson)[];
}

/** The name of the help for a first match alone; that of the first match is the game's own. */
export const soloOf = (game: string): string => `${game}/solo`;

function found(name: string): GameFolder["tour"] {
  const [game = "", kind] = name.split("/");
  return kind === "solo" ? folderOf(game)?.solo : folderOf(game)?.tour;
}

/** Whether there is help, for this seat if one is named. */
export function hasTour(name: string, seat?: number): boolean {
  const only = folderOf(name)?.tourSeat ?? seat;
  return found(name) !== undefined && (seat ?? only) === only;
}

export const tourOf = async (name: string): Promise<Tour> => (await found(name)!()).default;

/** What is still veiled when this lesson is on: whatever a later lesson unveils. */
export function veiledAt(tour: Tour, step: number): string[] {
  return tour.lessons.slice(step + 1).flatMap((lesson) => lesson.unveils ?? []);
}
