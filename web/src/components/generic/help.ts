// What every part of the generic board needs to know.
import type { Move } from "../../lib/changes";
import type { Meanings } from "../../lib/meanings";
import type { DecisionInfo, OptionInfo } from "../../lib/types";
import type { Terms } from "../../lib/words";

export interface Help {
  terms: Terms;
  meanings: Meanings;
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

/** Whether all entries are flat and have much the same keys: then a table says it best. */
export function asTable(rows: unknown[]): string[] | null {
  if (rows.length < 2 || !rows.every((row) => isTree(row) && Object.values(row).every(isPlain))) return null;
  const columns = [...new Set((rows as Tree[]).flatMap((row) => Object.keys(row)))];
  return columns.length > 0 && columns.length <= 8 ? columns : null;
}
