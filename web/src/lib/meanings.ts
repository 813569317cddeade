// What the values of a view mean, by dotted path, `*` standing for any item of a list and any key of an object.
import type { GameDetails } from "./types";

export type Meanings = GameDetails["meanings"];
export type Meaning = Meanings[string];

/** What the game says of the value at a path; undefined if it says nothing. */
export function meaningAt(meanings: Meanings, path: string): Meaning | undefined {
  const parts = path.split(".");
  return Object.entries(meanings).find(([pattern]) => {
    const wanted = pattern.split(".");
    return wanted.length === parts.length && wanted.every((one, i) => one === "*" || one === parts[i]);
  })?.[1];
}
