// The priority rows of an automa while its turn is told: every move of a card, one after the other.
import type { EventInfo } from "../../../lib/types";

/** Rows from the bottom, each nearest to the marker first; `aside` lies in none. */
export interface Side {
  rows: string[][];
  aside: string[];
}
export interface Rows {
  actions: Side;
  policies: Side;
}

export const nameOf = (info: EventInfo): string => String(info.event["event"]);
export const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const rowsIn = (value: unknown): string[][] => (Array.isArray(value) ? value.map(wordsOf) : []);
const isPolicy = (card: string): boolean => card.startsWith("policy_");

const ALL_POLICIES = [1, 2, 3, 4, 5, 6, 7].map((policy) => `policy_${policy}`);
const ACTIONS: Record<string, string[]> = {
  working_class: ["AW", "BGS", "PB", "STR", "DEM", "SA"],
  middle_class: ["BGS", "BC", "AW", "SA", "SFM", "PB"],
  capitalist_class: ["BC", "SFM", "PB", "SA", "LOB", "SC"],
};

/** The rows as an event shows them; what it leaves out lies aside. */
export function shownRows(info: EventInfo, gone: string[] = []): Rows {
  const side = (rows: string[][], all: string[]): Side => ({
    rows,
    aside: all.filter((card) => !rows.flat().includes(card) && !gone.includes(card)),
  });
  const actions = rowsIn(info.event["actions"]);
  const policies = rowsIn(info.event["policies"]);
  return {
    actions: side(actions, ACTIONS[String(info.event["role"])] ?? []),
    policies: side(policies, ALL_POLICIES),
  };
}

/** The rows of the board itself. */
export function rowsOfView(automa: {
  actions: Record<string, string[]>;
  policies: Record<string, number[]>;
  aside: { actions: string[]; policies: number[] };
}): Rows {
  const up = <Card>(rows: Record<string, Card[]>, word: (card: Card) => string): string[][] => {
    const top = Math.max(0, ...Object.keys(rows).map(Number));
    return Array.from({ length: top }, (_, i) => (rows[String(i + 1)] ?? []).map(word));
  };
  const policy = (number: number): string => `policy_${number}`;
  return {
    actions: { rows: up(automa.actions, String), aside: automa.aside.actions },
    policies: { rows: up(automa.policies, policy), aside: automa.aside.policies.map(policy) },
  };
}

/** One card goes to the far end of another row, or aside. */
function moved(side: Side, card: string, to: number): Side {
  const rows = side.rows.map((row) => row.filter((one) => one !== card));
  const aside = side.aside.filter((one) => one !== card);
  if (to === 0) return { rows, aside: [...aside, card] };
  while (rows.length < to) rows.push([]);
  rows[to - 1] = [...rows[to - 1]!, card];
  return { rows, aside };
}

/** What an event makes of the rows. */
export function after(rows: Rows, info: EventInfo): Rows {
  const name = nameOf(info);
  if (name === "rows_shown") return shownRows(info);
  if (name === "priority_moved") {
    const card = String(info.event["card"]);
    const side = isPolicy(card) ? "policies" : "actions";
    return { ...rows, [side]: moved(rows[side], card, Number(info.event["after"])) };
  }
  if (name === "gaps_closed") {
    const side = info.event["side"] === "policies" ? "policies" : "actions";
    return { ...rows, [side]: { ...rows[side], rows: rows[side].rows.filter((row) => row.length > 0) } };
  }
  return rows;
}
