// What a game's folder gives the page. One folder per game in `games/`, named like the game, found by itself through
// its `index.ts`; everything in it is loaded only when it is needed. A game without a folder gets the generic board.
import type { Component } from "svelte";
import type { Tour } from "./tour";
import type { DecisionInfo, LogEntry, PreviewAnswer, Series, Text, View } from "./types";

/** What a board is given. It draws the view of one seat and lights up what can be chosen now: the board is the menu. */
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

/** What a game adds to the review of a finished match. */
export type Review = Component<{ fetch: () => Promise<Series>; log: LogEntry[] }>;

type Lazy<Content> = () => Promise<{ default: Content }>;

/** The default export of `games/<id>/index.ts`. */
export interface GameFolder {
  board: Lazy<Board>;
  /** A picture for the game's card on the home page. */
  art: Lazy<Component>;
  /** Help for the first match. */
  tour?: Lazy<Tour>;
  review?: Lazy<Review>;
}

const found = import.meta.glob<GameFolder>("../games/*/index.ts", { eager: true, import: "default" });

export const folderOf = (game: string): GameFolder | undefined => found[`../games/${game}/index.ts`];

/** The hand-made board of a game, or the generic one. */
export async function boardOf(game: string): Promise<Board> {
  const board = folderOf(game)?.board ?? (() => import("../components/generic/Board.svelte"));
  return (await board()).default;
}

/** The value at a dotted path of a view, as previews and explanations name it. */
export function valueAt(view: View, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], view);
}
