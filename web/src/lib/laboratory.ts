// What the laboratory's form is made of, and what it sends.
import { titleOf, type OptionSchema, type Values } from "./options";
import type { JobWish, Lang } from "./types";

export type Value = string | number | boolean;

/** A rule that is compared, by its path; `text` are the values as somebody types them. */
export interface Varied {
  path: string;
  chosen: Value[];
  text: string;
}

/** The rules that can be compared: one value each, also those in groups, as "group.part". */
export function comparable(schema: OptionSchema, lang: Lang, path = "", title = ""): [string, string, OptionSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const at = path + name;
    const said = title + titleOf(part, name, lang);
    if (part["x-seats"]) return [];
    if (part.properties) return comparable(part, lang, `${at}.`, `${said} › `);
    return part.enum || part.type === "boolean" || part.type === "integer" ? [[at, said, part]] : [];
  });
}

export function schemaAt(schema: OptionSchema, path: string): OptionSchema | undefined {
  return path.split(".").reduce<OptionSchema | undefined>((part, name) => part?.properties?.[name], schema);
}

/** What people call a rule: "Scoring lenses › Finance"; its path where the game no longer has it. */
export function titleAt(schema: OptionSchema, path: string, lang: Lang): string {
  return comparable(schema, lang).find(([at]) => at === path)?.[1] ?? path;
}

/** The values to choose from; null where somebody types numbers. */
export function choicesOf(part: OptionSchema | undefined): Value[] | null {
  if (part?.enum) return part.enum;
  return part?.type === "boolean" ? [false, true] : null;
}

export function valuesOf(one: Varied, part: OptionSchema | undefined): Value[] {
  if (choicesOf(part)) return one.chosen;
  const numbers = one.text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number);
  return [...new Set(numbers)].filter((n) => Number.isInteger(n));
}

export function varyOf(varied: Varied[], schema: OptionSchema): JobWish["vary"] {
  const pairs = varied.map((one) => [one.path, valuesOf(one, schemaAt(schema, one.path))] as const);
  return Object.fromEntries(pairs.filter(([path, values]) => path && values.length > 0));
}

/** So many changed rules are compared with what is printed; each doubles the settings. */
const MOST_COMPARED = 3;

/** The changed rules of a variant, each as printed and as changed: every combination shows which change does what. */
export function comparedWithPrint(schema: OptionSchema, options: Values): Varied[] {
  const all = changesIn(schema, options);
  if (all.length > MOST_COMPARED || all.some((one) => one === null)) return [];
  return all.filter((one) => one !== null);
}

/** What a variant changes, group by group; null for what is not one value. */
function changesIn(schema: OptionSchema, options: Values, path = ""): (Varied | null)[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const part = schema.properties?.[name];
    if (part?.properties) return changesIn(part, value as Values, `${path}${name}.`);
    if (part?.default === undefined || typeof value === "object") return [null];
    if (value === part.default) return [];
    const both = [part.default, value] as Value[];
    const listed = choicesOf(part) !== null;
    return [{ path: path + name, chosen: listed ? both : [], text: listed ? "" : both.join(", ") }];
  });
}

export function settingsIn(vary: JobWish["vary"]): number {
  return Object.values(vary ?? {}).reduce((product, values) => product * values.length, 1);
}

/** As many games per setting as wished, or as the laboratory takes for so many settings; never none. */
export function gamesWithin(most: number, settings: number, wished: number): number {
  return Math.max(1, Math.min(wished, Math.floor(most / settings)));
}

/** What varies is not also set. */
export function without(options: Values, paths: string[]): Values {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => {
      if (paths.includes(name)) return [];
      const inner = paths.filter((p) => p.startsWith(`${name}.`)).map((p) => p.slice(name.length + 1));
      if (inner.length === 0) return [[name, value]];
      return [[name, without(value as Values, inner)]];
    }),
  );
}

/** "40 s", "3 min", "2 h 5 min". */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
