// What a report is made of: the events of one moment, grouped by what they belong to.
import type { EventInfo } from "../../../lib/types";

export type Kind = "produce" | "needs" | "imf" | "taxes" | "vote" | "scoring" | "round" | "told";

export interface Section {
  kind: Kind;
  events: EventInfo[];
}

/** What every section of a report is drawn from. */
export interface Part extends Section {
  /** How many of its events have been seen so far. */
  seen: number;
}

export const nameOf = (event: EventInfo): string => String(event.event["event"]);

const KINDS: Record<string, Kind> = {
  wage_bill: "produce",
  produced: "produce",
  contracts_ended: "produce",
  bought: "needs",
  tax_paid: "taxes",
  bid_revealed: "vote",
  votes_counted: "vote",
  round_begun: "round",
};
/** Said by the page itself: the bar at the top, the rail, the count of a vote, the panel of an automa. */
const KNOWN = ["phase_begun", "turn_begun", "vote_begun", "side_taken", "cubes_drawn", "ai_card_revealed"];
/** Belongs to whatever it follows. */
const FOLLOWS = ["policy_moved", "bill_removed", "loan_taken", "scored"];

const counts = (event: EventInfo): boolean => /^HEG-(SCO|END)/.test(event.rule);

function kindOf(event: EventInfo, current: Kind | undefined): Kind {
  const name = nameOf(event);
  if (name === "imf_checked") return event.event["intervenes"] ? "imf" : "taxes";
  if (counts(event)) return "scoring";
  if (FOLLOWS.includes(name)) return current ?? "told";
  return KINDS[name] ?? "told";
}

/** The events that are worth a look, in the order they happened; a new vote begins a new section. */
export function sectionsOf(events: EventInfo[]): Section[] {
  const found: Section[] = [];
  for (const event of events.filter(isRow)) {
    const last = found.at(-1);
    const kind = kindOf(event, last?.kind);
    const over = kind === "vote" && nameOf(event) === "bid_revealed" && last?.events.some(isCounted);
    if (last?.kind === kind && !over) last.events.push(event);
    else found.push({ kind, events: [event] });
  }
  return found;
}

/** Whether an event is seen in a report. */
export const isRow = (event: EventInfo): boolean => event.beat !== "silent" && !KNOWN.includes(nameOf(event));

export const isCounted = (event: EventInfo): boolean => nameOf(event) === "votes_counted";

/** The phase that makes a report wait, where no section of it shows that it has begun. */
export const phaseOf = (events: EventInfo[]): EventInfo | undefined =>
  sectionsOf(events).every((section) => section.kind === "told")
    ? events.find((one) => nameOf(one) === "phase_begun" && one.beat === "ceremony")
    : undefined;

/** The sections with how much of each has been seen when so many events were shown. */
export function seenOf(sections: Section[], shown: number): Part[] {
  let before = 0;
  const parts = sections.map((section) => {
    const seen = Math.max(0, Math.min(section.events.length, shown - before));
    before += section.events.length;
    return { ...section, seen };
  });
  return parts.filter((part) => part.seen > 0);
}
