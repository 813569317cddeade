// What every part of a board needs: the view, what a look at an option moves, and which place each option lights.
import type { Component } from "svelte";
import { leafChanges, type Move } from "../../lib/changes";
import type { BoardProps } from "../../lib/game";
import type { Meanings } from "../../lib/meanings";
import type { DecisionInfo, OptionInfo, PreviewAnswer } from "../../lib/types";
import type { Terms } from "../../lib/words";

/** An icon of the game's own set; with a title it speaks, without one it only decorates. */
export type SignSet = Component<{ sign: string; title?: string; size?: number }>;

export interface Desk<View = unknown> {
  view: View;
  terms: Terms;
  names: string[];
  meanings: Meanings;
  seat: number | null;
  decision: DecisionInfo | null;
  /** What the looked-at option would change, by path of the view. */
  moves: Map<string, Move>;
  /** Options by the place that is clicked for them: `card:education`, `plant:0:military`, `nation:2`... */
  lit: Map<string, OptionInfo[]>;
  Sign: SignSet;
  focus: number | null;
  preview: PreviewAnswer | null;
  selected: string | null;
  then: string | null;
  touched: BoardProps["touched"];
  choose: (key: string, then?: string) => void;
  look: (key: string | null) => void;
  explain: (path: string) => void;
  rule: (id: string) => void;
}

/** What an option is about, as its game names it. */
export type Ref = Record<string, unknown>;

/** The place an option lights, or undefined if it stays in the list of options. */
export type PlaceOf = (option: OptionInfo, decision: DecisionInfo) => string | undefined;

/** The options of a decision by the places they light. */
export function litPlaces(decision: DecisionInfo | null, placeOf: PlaceOf): Map<string, OptionInfo[]> {
  const lit = new Map<string, OptionInfo[]>();
  for (const option of decision?.options ?? []) {
    const place = placeOf(option, decision!);
    if (place) lit.set(place, [...(lit.get(place) ?? []), option]);
  }
  return lit;
}

/** The desk of a board, from what the page gives it. */
export function makeDesk<View>(props: BoardProps, Sign: SignSet, placeOf: PlaceOf): Desk<View> {
  const { decision, seat, focus, preview, selected, then, touched, terms, names, choose, look, explain, rule } = props;
  return {
    view: props.view as View,
    terms,
    names,
    meanings: props.meanings,
    seat,
    decision,
    moves: leafChanges(props.preview),
    lit: litPlaces(decision, placeOf),
    Sign,
    focus,
    preview,
    selected,
    then,
    touched,
    choose,
    look,
    explain,
    rule,
  };
}

/** The number that a look at an option would bring to a path, where it differs. */
export function ghost(desk: Desk, path: string): number | null {
  const after = desk.moves.get(path)?.after;
  return typeof after === "number" ? after : null;
}

/** What an option does: `play`, `buy`... */
export const actionOf = (option: OptionInfo): string => String((option.ref as Ref)["action"]);

/** Events and handlers of whatever is clicked for an option. */
export function acts(desk: Desk, option: OptionInfo): Record<string, unknown> {
  return {
    "data-lit": option.key,
    onclick: () => desk.choose(option.key),
    onpointerenter: () => desk.look(option.key),
    onpointerleave: () => desk.look(null),
    onfocus: () => desk.look(option.key),
    onblur: () => desk.look(null),
  };
}

/** Whether the last action changed what stands at a path, or something below or above it. */
export function isTouched(desk: Desk, path: string): boolean {
  for (const one of desk.touched.paths) if (one === path || path.startsWith(`${one}.`)) return true;
  return false;
}
