// What lies on the table, as the rules read it, and which of it a drawn card looks at.
import { term, type Terms } from "../../../lib/words";
import { CLASSES, INDUSTRIES, KINDS, POLICIES, RESOURCES, SECTIONS, type ClassId } from "../view";

export type Given = Record<string, unknown>;
export type Group = "moment" | "policies" | "people" | "money" | "goods" | "shops" | "trade" | "votes";
export const GROUPS: Group[] = ["moment", "money", "policies", "people", "goods", "shops", "trade", "votes"];

export interface Field {
  path: string[];
  group: Group;
  kind: "number" | "choice" | "switch";
  label: string;
  /** Whose it is; null belongs to everybody. */
  role: ClassId | "state" | null;
  options?: string[];
}

/** What is written at a place; undefined if nothing is. */
export const readAt = (given: Given, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Given | undefined)?.[key], given);

/** The same table with another value at one place. */
export function writeAt(given: Given, [key, ...rest]: string[], value: unknown): Given {
  if (key === undefined) return given;
  const inside = (given[key] ?? {}) as Given;
  return { ...given, [key]: rest.length === 0 ? value : writeAt(inside, rest, value) };
}

const number = (path: string[], group: Group, role: Field["role"], label: string): Field => ({
  path,
  group,
  kind: "number",
  label,
  role,
});

/** Every field of the table but for companies and markets, which have forms of their own. */
export function fieldsOf(players: number, terms: Terms, exports: string[]): Field[] {
  const word = (id: string): string => term(id, terms);
  const classes = CLASSES.filter((role) => players > 2 || role !== "middle_class");
  const fields: Field[] = [number(["round"], "moment", null, word("round"))];
  const list = (role: ClassId | "state", block: string, keys: readonly string[], group: Group, what = ""): void => {
    for (const key of keys)
      fields.push(number([role, block, key], group, role, `${what ? `${what}, ` : ""}${word(key)}`));
  };
  const own = (role: ClassId | "state", keys: string[], group: Group): void => {
    for (const key of keys) fields.push(number([role, key], group, role, word(key)));
  };
  for (const policy of POLICIES)
    fields.push({
      path: ["policies", String(policy)],
      group: "policies",
      kind: "choice",
      label: word(`policy_${policy}`),
      role: null,
      options: [...SECTIONS],
    });
  for (const role of classes) {
    own(role, role === "capitalist_class" ? ["revenue", "capital"] : ["money"], "money");
    own(role, ["influence", "loans"], "money");
    if (role !== "capitalist_class") {
      list(role, "unemployed", KINDS, "people");
      list(role, "goods", RESOURCES, "goods");
      own(role, ["prosperity"], "goods");
    }
    if (role !== "working_class") {
      list(role, "storage", RESOURCES, "shops", word("storage"));
      list(role, "prices", RESOURCES, "shops", word("prices"));
    }
    fields.push(number(["bag", role], "votes", role, word("bag")));
  }
  for (const industry of INDUSTRIES)
    fields.push({
      path: ["working_class", "unions", industry],
      group: "people",
      kind: "switch",
      label: `${word("unions")} · ${word(industry)}`,
      role: "working_class",
    });
  list("capitalist_class", "zone", ["food", "luxury"], "trade", word("free_trade_zone"));
  own("state", ["treasury", "loans", "influence"], "money");
  list("state", "services", ["health", "education", "influence"], "shops");
  fields.push(
    { path: ["export"], group: "trade", kind: "choice", label: word("export"), role: null, options: exports },
    { path: ["demonstration"], group: "votes", kind: "switch", label: word("demonstration"), role: null },
  );
  return fields;
}

/** Whether a switch is on; unions are a list of names. */
export function isOn(given: Given, path: string[]): boolean {
  const value = readAt(given, path.slice(0, -1));
  return Array.isArray(value) ? value.includes(path.at(-1)) : Boolean(readAt(given, path));
}

export function flip(given: Given, path: string[]): Given {
  const home = path.slice(0, -1);
  const value = readAt(given, home);
  if (!Array.isArray(value)) return writeAt(given, path, !readAt(given, path));
  const name = path.at(-1)!;
  return writeAt(
    given,
    home,
    value.includes(name) ? value.filter((one) => one !== name) : [...(value as string[]), name],
  );
}

/** Bills on the table, as `policy -> section and role`. */
export interface Bill {
  policy: number;
  section: string;
  by: string;
}
export const billsOf = (given: Given): Bill[] => (given["bills"] ?? []) as Bill[];

export interface WrittenCompany {
  class?: string;
  workers?: string[];
  wage?: string;
  owner?: string;
  employee?: string;
  committed?: boolean;
  employee_committed?: boolean;
  strike?: boolean;
  machinery?: boolean;
}
export const companiesOf = (given: Given): Record<string, WrittenCompany> =>
  (given["companies"] ?? {}) as Record<string, WrittenCompany>;

/** The card of a label: further copies are `id#2`. */
export const cardOfLabel = (label: string): string => label.split("#")[0]!;

/** The first free label for another copy of a card. */
export function freeLabel(given: Given, card: string): string {
  const all = companiesOf(given);
  if (!(card in all)) return card;
  let n = 2;
  while (`${card}#${n}` in all) n++;
  return `${card}#${n}`;
}
