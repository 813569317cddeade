// The options of a game, read from its JSON Schema: what a table may change, in words.
import type { Lang, Text } from "./types";
import type { Terms } from "./words";

export interface OptionSchema {
  type?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: OptionSchema;
  title?: string;
  description?: string;
  properties?: Record<string, OptionSchema>;
  /** What "Play now" takes, where that is not the printed game. */
  "x-play-now"?: unknown;
  /** Of a game whose rules can play seats: by the number of seats, who can be played at each of them. */
  "x-seats"?: Record<string, (string | null)[]>;
  /** Beside it: by the number of seats, the role of each of them. */
  "x-roles"?: Record<string, string[]>;
  /** Only with so many seats or more. */
  "x-needs-seats"?: number;
  /** The rules of the printed game that it touches. */
  "x-rules"?: string[];
  /** What its values are called, where the game has no word for them. */
  "x-values"?: Record<string, Text>;
  "x-fr"?: { title?: string; description?: string };
}

export type Values = Record<string, unknown>;

export function titleOf(schema: OptionSchema, name: string, lang: Lang): string {
  return (lang === "fr" ? schema["x-fr"]?.title : undefined) ?? schema.title ?? name;
}

export function helpOf(schema: OptionSchema, lang: Lang): string {
  return (lang === "fr" ? schema["x-fr"]?.description : undefined) ?? schema.description ?? "";
}

/** What a value of a choice is called. */
export function choiceOf(schema: OptionSchema, value: unknown, terms: Terms, lang: Lang): string {
  const key = String(value);
  return (schema["x-values"]?.[key] ?? terms[key])?.[lang] ?? key.replaceAll("_", " ");
}

/** Only what differs from the printed game is sent. */
export function changed(schema: OptionSchema, values: Values): Values {
  const out: Values = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const value = values[name];
    if (value === undefined) continue;
    if (part.properties) {
      const inner = changed(part, value as Values);
      if (Object.keys(inner).length > 0) out[name] = inner;
    } else if (JSON.stringify(value) !== JSON.stringify(part.default)) out[name] = value;
  }
  return out;
}

/** What "Play now" takes. */
export function quick(schema: OptionSchema): Values {
  const parts = Object.entries(schema.properties ?? {}).filter(([, part]) => "x-play-now" in part);
  return Object.fromEntries(parts.map(([name, part]) => [name, part["x-play-now"]]));
}

export interface HouseRule {
  title: string;
  value: string;
  /** What it is in the printed game; empty where it is only the other of two. */
  printed: string;
  help: string;
}

/** Everything in force that is not the printed game, in words; groups come as "Group › part". */
export function inForce(
  schema: OptionSchema,
  options: Values,
  lang: Lang,
  say: (value: unknown, part: OptionSchema) => string,
): HouseRule[] {
  return Object.entries(changed(schema, options)).flatMap(([name, value]) => {
    const part = schema.properties![name]!;
    const title = titleOf(part, name, lang);
    const printed = part.type === "boolean" ? "" : say(part.default, part);
    if (!part.properties) return [{ title, value: say(value, part), printed, help: helpOf(part, lang) }];
    const inner = inForce(part, value as Values, lang, say);
    return inner.map((rule) => ({ ...rule, title: `${title} › ${rule.title}` }));
  });
}

export function defaults(schema: OptionSchema): Values {
  const out: Values = {};
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    out[name] = part.properties ? defaults(part) : structuredClone(part.default);
  return out;
}
