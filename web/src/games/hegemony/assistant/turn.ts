// The turn of an automa at a table with the box: what the drawn card asks, and what it makes of the rows.
import type { Text } from "../../../lib/types";
import { after, type Rows, type Side } from "../automa/rows";
import type { ClassId } from "../view";
import { factsIn, valueOf, type Facts } from "./expressions";

export interface Line {
  each?: string;
  when: string;
  move: string | string[];
  up: string | number;
  text?: Text;
}
export interface AiCard {
  class: ClassId;
  number: number;
  symbols: string[];
  policies: number[];
  influence: boolean;
  bonus: {
    name: Text;
    text: Text;
    applies_to: string;
    requires: { policy: number; sections: string[] } | null;
  } | null;
  conditions: Text | null;
  sa_check: string | null;
  special: { name: Text; text: Text; requires: { policy: number; sections: string[] } | null; looks: string[] };
  /** The places of a written table that its symbols, bonus and conditions look at. */
  looks: string[];
}
export interface Help {
  checks: Record<string, { name: Text; lines: Line[] }>;
  conditions: Record<string, Line[]>;
  lists: Record<string, { name: Text; points: Text[] }>;
  action_cards: { class: string; code: string; start_row: number; start_position: number }[];
  policy_cards: { class: string; policy: number; start_row?: number; start_position?: number }[];
  wanted: Record<string, string[]>;
  /** By class: what an action that is tried, or a list that is used, looks at. */
  looks: Record<string, Record<string, string[]>>;
}

export type Mode = "easy" | "advanced";
const PREFIX: Record<ClassId, string> = { working_class: "wc", middle_class: "mc", capitalist_class: "cc" };
const NAMES: Record<string, string> = {
  AW: "workers",
  PB: "policies",
  BGS: "goods",
  STR: "strike",
  BC: "companies",
  SFM: "foreign_market",
  LOB: "influence",
};
export const SERVICES = ["health", "education", "luxury"];
const SECTIONS = ["A", "B", "C"];
/** What the app knows by itself. */
const KNOWN = ["AW_moved", "BC_moved", "listed_proposable", "obtainable_services", "production_phases_left", "policy"];

export interface Question {
  key: string;
  kind: "number" | "yesno" | "section" | "cost" | "list" | "count";
  /** The fact, policy, service or line that it is about. */
  about: string;
  text?: Text;
}
export type Answers = Record<string, number | number[] | null>;

export const checkOf = (card: AiCard, symbol: string): string =>
  symbol === "SA" ? `conditions_${card.sa_check}` : `${PREFIX[card.class]}_check_${NAMES[symbol]}`;

const linesOf = (help: Help, card: AiCard, symbol: string): Line[] =>
  symbol === "SA" ? (help.conditions[card.sa_check ?? ""] ?? []) : (help.checks[checkOf(card, symbol)]?.lines ?? []);

/** The start layout of a class: rows from the bottom, nearest first. */
export function startRows(help: Help, role: ClassId): Rows {
  const side = (cards: { card: string; row: number; at: number }[]): Side => {
    const sorted = cards.toSorted((a, b) => a.at - b.at);
    const top = Math.max(0, ...sorted.map((one) => one.row));
    return {
      rows: Array.from({ length: top }, (_, i) => sorted.filter((one) => one.row === i + 1).map((one) => one.card)),
      aside: sorted.filter((one) => one.row === 0).map((one) => one.card),
    };
  };
  return {
    actions: side(
      help.action_cards
        .filter((card) => card.class === role)
        .map((card) => ({ card: card.code, row: card.start_row, at: card.start_position })),
    ),
    policies: side(
      help.policy_cards
        .filter((card) => card.class === role)
        .map((card) => ({ card: `policy_${card.policy}`, row: card.start_row ?? 0, at: card.start_position ?? 0 })),
    ),
  };
}

/** Only what the card needs is asked. */
export function questionsFor(help: Help, card: AiCard, symbol: string): Question[] {
  const found: Question[] = [];
  const add = (question: Question): void => {
    if (!found.some((one) => one.key === question.key)) found.push(question);
  };
  if (symbol === "PB")
    for (const policy of card.policies) {
      add({ key: `section_${policy}`, kind: "section", about: `policy_${policy}` });
      add({ key: `proposable_${policy}`, kind: "yesno", about: `policy_${policy}` });
    }
  if (symbol === "BGS") for (const service of SERVICES) add({ key: `cost_${service}`, kind: "cost", about: service });
  if (symbol === "PB" || symbol === "BGS") return found;
  linesOf(help, card, symbol).forEach((line, i) => {
    if (line.each === "payable_company")
      add({
        key: `count_${checkOf(card, symbol)}_${i}`,
        kind: "count",
        about: "payable",
        ...(line.text && { text: line.text }),
      });
    else if (line.each === "idle_company") add({ key: "sale_values", kind: "list", about: "sale_value" });
    const facts = [...factsIn(line.when), ...factsIn(String(line.up))];
    for (const fact of facts) {
      if (fact === "production_phases_left") add({ key: "round", kind: "number", about: "round" });
      if (KNOWN.includes(fact) || (line.each && fact !== "production_phases_left")) continue;
      const policy = /^policy_(\d)$/.exec(fact)?.[1];
      if (policy) add({ key: `section_${policy}`, kind: "section", about: fact });
      else add({ key: fact, kind: fact === "demonstration" ? "yesno" : "number", about: fact });
    }
  });
  return found;
}

export interface Told {
  symbol: string;
  check: string;
  lines: { text: Text | null; about: string; holds: boolean; up: number; moved: string[] }[];
}

const numberIn = (answers: Answers, key: string): number => Number(answers[key] ?? 0);

/** The distance of a policy from the section that the class wants. */
export function distanceOf(help: Help, role: ClassId, policy: number, answers: Answers): number {
  const wanted = SECTIONS.indexOf(help.wanted[role]?.[policy - 1]?.[1] ?? "B");
  return Math.abs(numberIn(answers, `section_${policy}`) - wanted);
}

function factsOf(answers: Answers): Facts {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(answers)) if (typeof value === "number") facts[key] = value;
  for (const policy of [1, 2, 3, 4, 5, 6, 7]) facts[`policy_${policy}`] = numberIn(answers, `section_${policy}`);
  facts["production_phases_left"] = 6 - (numberIn(answers, "round") || 1);
  facts["unemployed_workers"] = facts["unemployed_workers"] ?? facts["unemployed"] ?? 0;
  return facts;
}

/** What each line looks at: one thing after the other, each with its own facts. */
function subjects(
  help: Help,
  card: AiCard,
  line: Line,
  i: number,
  symbol: string,
  answers: Answers,
): [string, Facts][] {
  if (line.each === "listed_policy")
    return card.policies.map((policy) => [
      `policy_${policy}`,
      {
        proposable: numberIn(answers, `proposable_${policy}`),
        distance: distanceOf(help, card.class, policy, answers),
        policy,
      },
    ]);
  if (line.each === "service")
    return SERVICES.map((service) => {
      const cost = answers[`cost_${service}`];
      return [service, { obtainable: cost === null || cost === undefined ? 0 : 1, unit_cost: Number(cost ?? 0) }];
    });
  if (line.each === "idle_company") {
    const values = answers["sale_values"];
    return (Array.isArray(values) ? values : []).map((value) => [`${value}`, { sale_value: value }]);
  }
  if (line.each === "payable_company") {
    const count = numberIn(answers, `count_${checkOf(card, symbol)}_${i}`);
    const all: Facts = { runs_at_once: 1, new_resource: 1, employee_slot_fillable: 1 };
    return Array.from({ length: count }, () => ["", all]);
  }
  return [["", {}]];
}

/** One check: its lines, and the rows after it. */
export function runCheck(
  help: Help,
  card: AiCard,
  symbol: string,
  answers: Answers,
  rows: Rows,
): { told: Told; rows: Rows } {
  const told: Told = { symbol, check: checkOf(card, symbol), lines: [] };
  const base = factsOf(answers);
  base["listed_proposable"] = card.policies.filter((policy) => answers[`proposable_${policy}`]).length;
  base["obtainable_services"] = SERVICES.filter((name) => typeof answers[`cost_${name}`] === "number").length;
  const moved: Facts = {};
  let held = false;
  const lines = linesOf(help, card, symbol);
  const groups = lines.map((line, i) => ({ line, i }));
  // Neighbouring lines about the same things are resolved thing by thing.
  while (groups.length > 0) {
    const each = groups[0]!.line.each;
    const end = each ? groups.findIndex(({ line }) => line.each !== each) : 1;
    const together = groups.splice(0, end < 0 ? groups.length : end);
    const most = Math.max(...together.map(({ line, i }) => subjects(help, card, line, i, symbol, answers).length));
    for (let n = 0; n < most; n++)
      for (const { line, i } of together) {
        const subject = subjects(help, card, line, i, symbol, answers)[n];
        if (!subject) continue;
        const facts = { ...base, ...subject[1], AW_moved: moved["AW"] ?? 0, BC_moved: moved["BC"] ?? 0 };
        const holds: boolean = line.when === "otherwise" ? !held : valueOf(line.when, facts) > 0;
        const up = holds ? valueOf(line.up, facts) : 0;
        const cards = (Array.isArray(line.move) ? line.move : [line.move]).map((one) =>
          one === "policy" ? subject[0] : one,
        );
        const rising: string[] = [];
        for (const one of up > 0 ? cards : []) {
          const side = one.startsWith("policy_") ? rows.policies : rows.actions;
          const before = side.rows.findIndex((row) => row.includes(one)) + 1;
          if (before === 0) continue;
          rows = moveTo(rows, one, before + up);
          moved[one] = (moved[one] ?? 0) + up;
          rising.push(one);
        }
        held ||= holds;
        told.lines.push({ text: line.text ?? card.conditions, about: subject[0], holds, up, moved: rising });
      }
  }
  return { told, rows };
}

const event = (name: string, more: Record<string, unknown>): Parameters<typeof after>[1] =>
  ({ event: { event: name, ...more } }) as unknown as Parameters<typeof after>[1];

export const moveTo = (rows: Rows, card: string, to: number): Rows =>
  after(rows, event("priority_moved", { card, after: to }));

export const closeGaps = (rows: Rows, side: "actions" | "policies"): Rows =>
  after(rows, event("gaps_closed", { side }));

/** The best first: higher rows, then nearer to the marker. */
export const ranking = (side: Side): string[] => side.rows.toReversed().flat();

/** All four checks, then no gaps. */
export function runChecks(help: Help, card: AiCard, answers: Answers, rows: Rows): { told: Told[]; rows: Rows } {
  const told: Told[] = [];
  for (const symbol of card.symbols) {
    const done = runCheck(help, card, symbol, answers, rows);
    told.push(done.told);
    rows = done.rows;
  }
  return { told, rows: closeGaps(closeGaps(rows, "actions"), "policies") };
}

/** The card of the action done goes two rows down, or aside after a Demonstration. */
export function afterAction(rows: Rows, action: string, second: boolean): Rows {
  const before = rows.actions.rows.findIndex((row) => row.includes(action)) + 1;
  if (before === 0) return rows;
  const moved = moveTo(rows, action, action === "DEM" ? 0 : Math.max(1, before - 2));
  const left = moved.actions.rows[before - 1] ?? [];
  return second && left.length === 0 ? closeGaps(moved, "actions") : moved;
}

const LISTS: Record<string, Partial<Record<ClassId, string[]>>> = {
  AW: { working_class: ["wc_assign_workers"], middle_class: ["mc_assign_mc_workers"] },
  BGS: { working_class: ["wc_buy_goods"], middle_class: ["mc_buy_goods"] },
  BC: { middle_class: ["mc_build_company"], capitalist_class: ["cc_build_company"] },
  SC: { capitalist_class: ["cc_sell_company"] },
  STR: { working_class: ["wc_strike_placement"] },
};

/** The preference lists that an action needs. */
export const listsFor = (role: ClassId, action: string): string[] => LISTS[action]?.[role] ?? [];
