// A game with other figures, under a name: kept in this browser, in a file, or in a link.
import { changed, defaults, type OptionSchema, type Values } from "./options";
import { settings } from "./settings.svelte";

export interface Variant {
  name: string;
  game: string;
  /** Only what differs from the printed game. */
  options: Values;
}

const KEY = "anthropolis.variants";
const MARK = "variant=";
const shelf = (): Storage => (settings.shared ? sessionStorage : localStorage);

export function keptVariants(game: string): Variant[] {
  try {
    const all = JSON.parse(shelf().getItem(KEY) ?? "[]") as Variant[];
    return all.filter((one) => one.game === game);
  } catch {
    return [];
  }
}

function store(change: (all: Variant[]) => Variant[]): void {
  try {
    const all = JSON.parse(shelf().getItem(KEY) ?? "[]") as Variant[];
    shelf().setItem(KEY, JSON.stringify(change(all).slice(0, 60)));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

const same = (one: Variant, other: Variant): boolean => one.game === other.game && one.name === other.name;

export function keepVariant(variant: Variant): void {
  store((all) => [variant, ...all.filter((one) => !same(one, variant))]);
}

export function forgetVariant(variant: Variant): void {
  store((all) => all.filter((one) => !same(one, variant)));
}

/** What stands behind the # of a link; the server never sees it. */
export function fragmentOf(variant: Variant): string {
  const bytes = new TextEncoder().encode(JSON.stringify(variant));
  const text = btoa(String.fromCharCode(...bytes));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The variant in a link, or null if it has none that makes sense for this game. */
export function variantIn(fragment: string, game: string): Variant | null {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    return readVariant(new TextDecoder().decode(Uint8Array.from(text, (c) => c.charCodeAt(0))), game);
  } catch {
    return null;
  }
}

/** The variant of a file or a link; null if it is none, or of another game. */
export function readVariant(text: string, game: string): Variant | null {
  try {
    const found = JSON.parse(text) as Partial<Variant>;
    const fits = found.game === game && typeof found.name === "string" && found.options instanceof Object;
    return fits ? { name: found.name!.slice(0, 60), game, options: found.options! } : null;
  } catch {
    return null;
  }
}

/** Whether a value can be one of this option; a file may have been written by hand. */
function fits(
  { type, enum: choices, minimum, maximum, items, minItems, maxItems }: OptionSchema,
  value: unknown,
): boolean {
  if (choices) return choices.some((one) => one === value);
  if (type === "boolean" || type === "string") return typeof value === type;
  if (type === "integer" || type === "number")
    return (
      (type === "integer" ? Number.isInteger(value) : Number.isFinite(value)) &&
      (value as number) >= (minimum ?? -Infinity) &&
      (value as number) <= (maximum ?? Infinity)
    );
  if (type !== "array") return value instanceof Object;
  const many = Array.isArray(value) && value.length >= (minItems ?? 0) && value.length <= (maxItems ?? Infinity);
  return many && value.every((one) => !items || fits(items, one));
}

/** All options of a game with those of a variant among them; what the game does not know or take is left out. */
export function filled(schema: OptionSchema, options: Values): Values {
  const all = defaults(schema);
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const value = options[name];
    if (value === undefined || !fits(part, value)) continue;
    all[name] = part.properties ? filled(part, value as Values) : structuredClone(value);
  }
  return all;
}

/** The rules that what is changed touches, as the game says. */
export function touched(schema: OptionSchema, values: Values): string[] {
  const names = Object.keys(changed(schema, values));
  return [...new Set(names.flatMap((name) => schema.properties![name]!["x-rules"] ?? []))];
}
