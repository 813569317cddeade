// What a turn looks at: the places of a written table that a card and its deeds name.
import type { AiCard, Help } from "./turn";

/** What a deed of the turn looks at: an action by its code, a list by its name. */
const looksOf = (deed: string, card: AiCard, help: Help): string[] =>
  deed === "SA" ? card.special.looks : (help.looks[card.class]?.[deed] ?? []);

/** The places that a card looks at, and those of deeds that it came to. */
export const placesOf = (card: AiCard, deeds: string[], help: Help): Set<string> =>
  new Set([...card.looks, ...deeds.flatMap((deed) => looksOf(deed, card, help))]);

/** Deeds that look at something which nobody was asked for yet. */
export function deedsBeyond(deeds: string[], asked: ReadonlySet<string>, card: AiCard, help: Help): string[] {
  return deeds.filter((deed) => looksOf(deed, card, help).some((place) => !asked.has(place)));
}

/** Whether a place is among those looked at, by itself or within one of them. */
export const isAmong = (path: string[], places: ReadonlySet<string>): boolean =>
  path.some((_, n) => places.has(path.slice(0, n + 1).join(".")));
