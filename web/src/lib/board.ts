// What a board is given. A board draws the view of one seat and lights up what can be chosen now: the board is the
// menu. A game without a hand-made board gets the generic one.
import type { Component } from "svelte";
import type { DecisionInfo, PreviewAnswer, Text, View } from "./types";

export interface BoardProps {
  /** The game's own view for this viewer; whatever is hidden is absent. */
  view: View;
  /** What this viewer's seat must decide now, or null. Options say in `ref` what they are about. */
  decision: DecisionInfo | null;
  /** The vocabulary of the game: card ids, rows, classes... in words. */
  terms: Record<string, Text>;
  /** What is printed on each card, by id. */
  cards: Record<string, Record<string, unknown>>;
  /** Players' names in the present language, by seat. */
  names: string[];
  seat: number | null;
  /** What the option under the pointer would bring: chips and ghosts on whatever moves. */
  preview: PreviewAnswer | null;
  choose: (key: string) => void;
  /** The pointer or focus is on an option (or null: on none), so that its preview is fetched. */
  look: (key: string | null) => void;
  /** Somebody clicked a number: show the events that made it so. `path` is its place in the view. */
  explain: (path: string) => void;
  /** Somebody clicked a rule id. */
  rule: (id: string) => void;
}

export type Board = Component<BoardProps>;

// One folder per board, named like its game. Each is loaded only when it is needed.
const made = import.meta.glob<{ default: Board }>("../boards/*/Board.svelte");

/** The hand-made board of a game, or the generic one. */
export async function boardOf(game: string): Promise<Board> {
  const found = made[`../boards/${game}/Board.svelte`] ?? made["../boards/generic/Board.svelte"]!;
  return (await found()).default;
}

/** The value at a dotted path of a view, as previews and explanations name it. */
export function valueAt(view: View, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], view);
}
