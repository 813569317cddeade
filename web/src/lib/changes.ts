// What a preview moves, down to single values, so that a chip can stand beside each.
import type { Change, PreviewAnswer } from "./types";

export interface Move {
  before: unknown;
  after: unknown;
}

/** Changes by dotted path, lists by index: `people.0.hand_size`. A list that changes is also kept whole. */
export const leafChanges = (preview: PreviewAnswer | null): Map<string, Move> => leafOf(preview?.changes ?? []);

export function leafOf(changes: Change[]): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const change of changes) descend(change.path, change.before, change.after, found);
  return found;
}

function descend(path: string, before: unknown, after: unknown, found: Map<string, Move>): void {
  if (same(before, after)) return;
  if (isTree(before) && isTree(after)) {
    if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
      found.set(path, { before, after });
    const left = before as Record<string, unknown>;
    const right = after as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      descend(`${path}.${key}`, left[key], right[key], found);
  } else found.set(path, { before, after });
}

const isTree = (value: unknown): boolean => typeof value === "object" && value !== null;

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]));
}

/** `+2`, `−1`, or `→ met`: what to write on a chip. */
export function chipOf(move: Move, inWords: (value: unknown) => string): { text: string; up: boolean | null } {
  const { before, after } = move;
  if (typeof before === "number" && typeof after === "number") {
    const by = after - before;
    return { text: by > 0 ? `+${by}` : `−${-by}`, up: by > 0 };
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const by = after.length - before.length;
    return { text: by > 0 ? `+${by}` : `−${-by}`, up: by > 0 };
  }
  return { text: `→ ${inWords(after)}`, up: null };
}
