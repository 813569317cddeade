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
  points: number;
  before: number;
  after: number;
}

export function gainsIn(events: EventInfo[]): Gain[] {
  return events
    .filter((one) => nameOf(one) === "scored")
    .map(({ event }) => ({
      role: event["role"] as RoleId,
      source: String(event["source"]),
      points: Number(event["after"]) - Number(event["before"]),
      before: Number(event["before"]),
      after: Number(event["after"]),
    }));
}

/** Numbers of the State and of the companies that moved by a rule: what the IMF did besides. */
export function movedBy(all: EventInfo[], rule: string): { what: string; before: number; after: number }[] {
  const found = all.filter((one) => one.rule.startsWith(rule) && nameOf(one) === "changed");
  return found
    .filter(({ event }) => event["role"] === "state")
    .map(({ event }) => ({
      what: String(event["what"]),
      before: Number(event["before"]),
      after: Number(event["after"]),
    }));
}
