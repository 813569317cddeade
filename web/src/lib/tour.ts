// First-game help: short steps that point at the real board. Each game has its own in its folder.
import { folderOf } from "./game";
import type { DecisionInfo, Text, View } from "./types";

/** What a step may look at. */
export interface Seen {
  view: View;
  decision: DecisionInfo | null;
  /** How many choices stand. */
  move: number;
  finished: boolean;
  /** Whether such a thing is on the page. */
  has: (selector: string) => boolean;
}

export interface TourStep {
  /** What it points at: the first match of a selector. */
  at: string;
  title: Text;
  text: Text;
  /** It waits, without a word, until this holds. */
  when?: (now: Seen) => boolean;
  /** Something to do: the help goes on by itself once this holds. `before` is how it was when the step came up. */
  until?: (now: Seen, before: Seen) => boolean;
}

export interface Tour {
  /** The simplest table for a first match. */
  seats: number;
  /** How strong the bots are; quick ones keep a first match flowing. */
  level: string;
  options: Record<string, unknown>;
  steps: TourStep[];
}

export function hasTour(game: string): boolean {
  return folderOf(game)?.tour !== undefined;
}

export async function tourOf(game: string): Promise<Tour> {
  return (await folderOf(game)!.tour!()).default;
}
