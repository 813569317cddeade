// What every part of the generic board needs to know.
import type { Move } from "../../lib/changes";
import type { DecisionInfo, OptionInfo } from "../../lib/types";
import type { Terms } from "../../lib/words";

export interface Help {
  terms: Terms;
  names: string[];
  seat: number | null;
  moves: Map<string, Move>;
  /** The options that are about a thing, by that thing's name: a card, a place... */
  about: Map<string, OptionInfo[]>;
  choose: (key: string) => void;
  look: (key: string | null) => void;
  explain: (path: string) => void;
}

/** Options by the things their `ref` names, so that the things themselves can be clicked. */
export function optionsAbout(decision: DecisionInfo | null): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of decision?.options ?? [])
    for (const [key, value] of Object.entries(option.ref)) {
      if (key === "action" || (typeof value !== "string" && typeof value !== "number")) continue;
      found.set(String(value), [...(found.get(String(value)) ?? []), option]);
    }
  return found;
}

type Tree = Record<string, unknown>;
export const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

// Lists of cards may happen to be as long as the table has seats.
const CARDS = /card|deck|discard|pile|hand$|drawn|sky|track|history|order|bids|turns|deciders/;

/** Whether a list has one entry for each seat. */
export function perSeat(name: string, value: unknown[], seats: number): boolean {
  if (value.length !== seats || seats < 2 || CARDS.test(name)) return false;
  if (value.every((one) => typeof one === "number" || typeof one === "boolean")) return true;
  return value.every(
    (one, i) => isTree(one) && ["player", "nation", "seat"].every((key) => !(key in one) || one[key] === i),
  );
}

/** Whether all entries are flat and have much the same keys: then a table says it best. */
export function asTable(rows: unknown[]): string[] | null {
  if (rows.length < 2 || !rows.every((row) => isTree(row) && Object.values(row).every(isPlain))) return null;
  const columns = [...new Set((rows as Tree[]).flatMap((row) => Object.keys(row)))];
  return columns.length > 0 && columns.length <= 8 ? columns : null;
}

/** The names of seats as keys (`{"0": ..., "1": ...}`). */
export const seatKeys = (value: Tree, seats: number): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key) && Number(key) < seats);

/** Values that are a seat, and lists that are seats in some order. */
export const isSeatName = (name: string): boolean =>
  /^(player|to_move|first_player|leader|winner|collector|nation|order|deciders)$/.test(name);
