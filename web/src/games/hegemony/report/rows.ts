// The rows of a report, read from its events.
import type { EventInfo } from "../../../lib/types";
import type { Resource, RoleId } from "../view";
import { nameOf } from "./sections";

/** One company in the Production Phase: who pays whom, and what it makes. */
export interface Made {
  company: string;
  payer: RoleId | null;
  receiver: RoleId | null;
  amount: number;
  resource: Resource | "influence" | null;
  units: number;
}

export function madeBy(events: EventInfo[]): Made[] {
  const rows = new Map<string, Made>();
  for (const { event } of events) {
    if (typeof event["company"] !== "string") continue;
    const company = event["company"];
    const row = rows.get(company) ?? { company, payer: null, receiver: null, amount: 0, resource: null, units: 0 };
    if ("payer" in event) {
      row.payer = event["payer"] as RoleId;
      row.receiver = event["receiver"] as RoleId;
      row.amount = Number(event["amount"]);
    } else {
      row.resource = event["resource"] as Made["resource"];
      row.units = Number(event["amount"]);
    }
    rows.set(company, row);
  }
  return [...rows.values()];
}

/** What wages and taxes come to for each role: `[role, by how much]`. */
export function balance(payments: { from: string; to: string; amount: number }[]): [RoleId, number][] {
  const sums = new Map<string, number>();
  for (const { from, to, amount } of payments) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return [...sums].filter(([, sum]) => sum !== 0) as [RoleId, number][];
}

export interface Counted {
  policy: number;
  section: string;
  role: RoleId;
  supporters: RoleId[];
  opponents: RoleId[];
  /** In the order of the classes. */
  cubes: number[];
  votes_for: number;
  votes_against: number;
  passed: boolean;
}

/** The count of a vote. */
export const countedIn = (events: EventInfo[]): Counted | undefined =>
  events.find((one) => nameOf(one) === "votes_counted")?.event as Counted | undefined;

export interface Gain {
  role: RoleId;
  source: string;
  rule: string;
  points: number;
  before: number;
  after: number;
}

export function gainsIn(events: EventInfo[]): Gain[] {
  return events
    .filter((one) => nameOf(one) === "scored")
    .map(({ event, rule }) => ({
      role: event["role"] as RoleId,
      source: String(event["source"]),
      rule,
      points: Number(event["after"]) - Number(event["before"]),
      before: Number(event["before"]),
      after: Number(event["after"]),
    }));
}

/** Whether this moment goes on with what the IMF began before somebody was asked. */
export const restOfImf = (all: EventInfo[]): boolean =>
  movedBy(all, "HEG-IMF").length > 0 && !all.some((one) => nameOf(one) === "imf_checked");

/** Workers of a class who came after taxes were paid: in a new round, at the same moment. */
export function cameLater(all: EventInfo[]): number {
  const paid = all.findLastIndex((one) => nameOf(one) === "tax_paid");
  const after = all.slice(paid + 1);
  return after.filter(({ event }) => event["event"] === "revealed" && event["deck"] === "immigration").length;
}

export interface Moved {
  what: string;
  before: number;
  after: number;
}

/** Numbers of the State and of the whole table that moved by these rules, each from its first value to its last. */
export function movedBy(all: EventInfo[], ...rules: string[]): Moved[] {
  const found = new Map<string, Moved>();
  for (const { event, rule } of all) {
    const counts = event["role"] === "state" || event["event"] === "table_changed";
    if (!counts || typeof event["before"] !== "number" || !rules.some((one) => rule.startsWith(one))) continue;
    const what = String(event["what"]);
    found.set(what, { what, before: found.get(what)?.before ?? event["before"], after: Number(event["after"]) });
  }
  return [...found.values()].filter(({ before, after }) => before !== after);
}

/** What an intervention of the IMF is made of: all that happens before the taxes. */
export function ofImf(all: EventInfo[]): EventInfo[] {
  const from = all.findIndex((one) => nameOf(one) === "imf_checked");
  const to = all.findIndex((one) => nameOf(one) === "tax_paid");
  return all.slice(Math.max(0, from), to < 0 ? undefined : to);
}

/** Companies of which the same was told: their wage moved, or they went. */
export const companiesOf = (all: EventInfo[], what: string, after?: string): string[] =>
  all
    .filter(({ event }) => event["event"] === "company_changed" && event["what"] === what)
    .filter(({ event }) => after === undefined || event["after"] === after)
    .map(({ event }) => String(event["company"]));
