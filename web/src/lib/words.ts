// Names for the places of a view: the game's own words where it has them, else the key made readable.
import { say, number, t } from "./i18n.svelte";
import { meaningAt, type Meanings } from "./meanings";
import type { Text } from "./types";

export type Terms = Record<string, Text>;

/** `cards_left` becomes `Cards left`; the game's vocabulary comes first. */
export function term(key: string, terms: Terms): string {
  const known = terms[key];
  if (known) return capital(say(known));
  if (key === "world") return t("world");
  return capital(key.replaceAll("_", " "));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words. */
export function inWords(value: unknown, terms: Terms): string {
  if (value === null || value === undefined || value === "") return t("nothingHere");
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return term(value, terms);
  if (Array.isArray(value)) return value.length ? value.map((v) => inWords(v, terms)).join(", ") : t("nothingHere");
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => `${term(key, terms)} ${inWords(inner, terms)}`)
    .join(", ");
}

/** A dotted path in words; a number in it is a seat where the game says that there is an entry for each. */
export function pathInWords(path: string, terms: Terms, names: string[], meanings: Meanings): string {
  const parts = path.split(".");
  const seat = parts.findIndex((_, i) => meaningAt(meanings, parts.slice(0, i).join(".")) === "each_seat");
  const said = parts.filter((_, i) => i !== seat && !(seat > 0 && i === seat - 1 && parts.length > seat + 1));
  // Where a marker stands is called by the name of its track.
  const words = said.length > 1 && said.at(-1) === "position" ? said.slice(0, -1) : said;
  const place = words.map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : term(part, terms))).join(" · ");
  return seat < 0 ? place : `${names[Number(parts[seat])]} · ${place}`;
}
