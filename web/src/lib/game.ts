// What a game's folder gives the page. One folder per game in `games/`, named like the game, found by itself through
// its `index.ts`; everything in it is loaded only when it is needed. A game without a folder gets the generic board.
//
// The shell of the table page (components/shell) knows no game. It owns the top bar, the rail, the stage, the tray and
// the drawer, fetches previews, asks for confirmation, plays events one after the other. A game gives it the parts below;
// each is a component that draws from `BoardProps` and calls `choose` when somebody picks a piece.
import type { Component } from "svelte";
import type { Tour } from "./tour";
import type { Axis } from "./review/axis";
import type { Crisis } from "./review/types";
import type { Meanings } from "./meanings";
import type { DecisionInfo, EventInfo, LogEntry, OptionInfo, PreviewAnswer, Series, Text, View } from "./types";

/** What every part of a game on the table page is given. */
export interface BoardProps {
  /** The game's own view for this viewer; whatever is hidden is absent. */
  view: View;
  /** What this viewer's seat must decide now, or null. Options say in `ref` what they are about. */
  decision: DecisionInfo | null;
  /** The vocabulary of the game: card ids, rows, classes... in words. */
  terms: Record<string, Text>;
  /** What is printed on each card, by id. */
  cards: Record<string, Record<string, unknown>>;
  /** What stands at which path of the view, as the game's type of it says: seats, cards, an entry for each seat. */
  meanings: Meanings;
  /** Players' names in the present language, by seat. */
  names: string[];
  /** The seat whose eyes look, or null for who only watches. */
  seat: number | null;
  /** Whose board stands on the stage: one's own, or the rival's whose rail card is hovered or pinned. */
  focus: number | null;
  /** What the selected option, or the one under the pointer, would bring: chips and ghosts on whatever moves. */
  preview: PreviewAnswer | null;
  /** The option that is selected and waits to be confirmed: its piece is lifted. */
  selected: string | null;
  /** Paths of the view that the last action changed: ringed in the colour of `by`. */
  touched: { paths: ReadonlySet<string>; by: number | null };
  /** The answer to the question that follows `selected`, if one was picked on the piece. */
  then: string | null;
  /** Somebody picked a piece: the page selects the option, shows what follows, and commits at the second pick. With
      `then` the seat's own next question is answered along with it (see `PreviewAnswer.next`). */
  choose: (key: string, then?: string) => void;
  /** The pointer or focus is on an option (or null: on none), so that its preview is fetched. */
  look: (key: string | null) => void;
  /** Somebody clicked a number: show what makes it so. `path` is its place in the view. */
  explain: (path: string) => void;
  /** Somebody clicked a rule id. */
  rule: (id: string) => void;
}

export type Part = Component<BoardProps>;

/** A part of the stage. Light games have one; heavy ones several, as tabs, and the decision brings its own forward. */
export interface Zone {
  id: string;
  /** Its name on the tab, in the present language. */
  name: () => string;
  /** As it stands on the stage, fitted to the room it gets. */
  Large: Part;
  /** A mini-map on its tab; the name alone without it. */
  Small?: Part;
  /** It shows the board of `focus`: it comes forward when a rival is looked at. */
  perSeat?: boolean;
  /** Whether this match has it at all; always without it. */
  when?: (view: View) => boolean;
}

/** A card as it is seen in the hand of a sheet, or large when somebody plays it. */
export interface CardProps {
  id: string;
  table: BoardProps;
  /** Whether it is the one that everybody looks at now. */
  large?: boolean;
}

/** What a game gives the table page: the default export of the module that `GameFolder.table` loads. */
export interface Face {
  /** For a game whose roles are not alike: seats are called by their roles, and have these tones of the style sheet. */
  tones?: (view: View) => number[];
  /** Likewise the shapes of their signs; also of roles that nobody plays, by the seat that stands for them. */
  marks?: (view: View) => number[];
  /** Everybody has the same score: it is not told at each seat. */
  oneScore?: true;
  /** What all share, in a strip above the zones. */
  World?: Part;
  /** What stands on a seat's rail card, where its counters would be the same for all. */
  Seat?: Component<{ table: BoardProps; seat: number }>;
  /** At least one. */
  zones: Zone[];
  /** The zone a decision belongs to; without it the zone stays. */
  zoneOf?: (decision: DecisionInfo) => string | undefined;
  /** The seat whose board a decision is about, where it is not one's own: it takes the stage while it is asked. */
  focusOf?: (decision: DecisionInfo) => number | undefined;
  /** What lies in the tray: cards in hand, workers to place, tokens to spend. */
  Hand?: Part;
  /** The piece an option is picked on, by any name the game likes. Options without one become buttons in *Now*. */
  placeOf?: (option: OptionInfo, decision: DecisionInfo, seat: number) => string | undefined;
  /** What an option does in general: said while nothing more can be told of it. */
  about?: (option: OptionInfo, table: BoardProps) => Text | undefined;
  /** A question that is only about how the rest lies: its end answers it, unless somebody wishes to arrange it. */
  isRest?: (decision: DecisionInfo) => boolean;
  /** Whether such a question follows: there one says that one wishes to arrange. */
  hasRest?: (decision: DecisionInfo) => boolean;
  Card?: Component<CardProps>;
  /** The card an option or an event is about: sheets and the card that a rival plays are drawn with it. */
  cardOf?: (ref: Record<string, unknown>) => string | undefined;
  /** A sheet for events that wait for *Continue*; the shell has a plain one. `events` are those shown so far, one more
      with every beat; `all` are all of this moment, also those that make no row. */
  Report?: Component<{ table: BoardProps; events: EventInfo[]; all: EventInfo[] }>;
  /** Where the rules themselves play a seat: why it did what it did, in the drawer; loaded when it is opened. */
  Thinking?: {
    name: () => string;
    when: (view: View) => boolean;
    /** Whether an event is a move with reasons: the story leads from there to them. */
    reasoned: (event: EventInfo) => boolean;
    load: Lazy<
      Component<{ table: BoardProps; log: LogEntry[]; ring: (paths: string[]) => void; wanted?: EventInfo | null }>
    >;
  };
  /** How the score is made, drawn by the game and loaded at the end; a bar for each seat without it. */
  End?: Lazy<Part>;
}

/** What a game adds to the review of a finished match. */
export type Review = Component<{ series: Series; axis: Axis; crises: Crisis[] }>;

/** Several matches of one class, with what the game compares them to. */
export type Compare = Component<{
  tables: { label: string; tone: number; series: Series; axis: Axis; view: View }[];
  /** What the x axis counts, in words. */
  across: string;
}>;

type Lazy<Content> = () => Promise<{ default: Content }>;

/** The default export of `games/<id>/index.ts`. */
export interface GameFolder {
  /** Roles are not alike: seats are called by them. */
  byRole?: true;
  /** The tone of each role in the style sheet, where seats do not simply have the first ones. */
  tones?: Record<string, number>;
  /** The shape of each role's sign, likewise. */
  marks?: Record<string, number>;
  table: Lazy<Face>;
  /** A picture for the game's card on the home page. */
  art: Lazy<Component>;
  /** Help for the first match. */
  tour?: Lazy<Tour>;
  /** The only seat that this help speaks to, where roles are not alike. */
  tourSeat?: number;
  /** Help for the first match alone, against a player of the rules. */
  solo?: Lazy<Tour>;
  review?: Lazy<Review>;
  /** What the common debrief of a class shows besides the game's own lines. */
  compare?: () => Promise<{
    default: Compare;
    /** The lines that it draws there. */
    compared?: string[];
  }>;
}

const found = import.meta.glob<GameFolder>("../games/*/index.ts", { eager: true, import: "default" });

export const folderOf = (game: string): GameFolder | undefined => found[`../games/${game}/index.ts`];

/** What a game shows at the table, or the generic board. */
export async function faceOf(game: string): Promise<Face> {
  const table = folderOf(game)?.table ?? (() => import("../components/generic/table"));
  return (await table()).default;
}

/** The value at a dotted path of a view, as previews and explanations name it. */
export function valueAt(view: View, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], view);
}
