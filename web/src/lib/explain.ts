// Why is this number what it is? The choices after which it changed, and the events that tell of it.
import type { EventInfo, LogEntry, Series } from "./types";

export interface Reason {
  move: number;
  before: unknown;
  after: unknown;
  events: EventInfo[];
  /** Whether the events name this very number; else they are all that happened with that choice. */
  exact: boolean;
}

type Fields = Record<string, unknown>;
const OWNERS = ["nation", "player", "seat"];

/** The seat that a path is about, if it is about one: the first number in it. */
function ownerOf(path: string): number | null {
  const found = path.split(".").find((part) => /^\d+$/.test(part));
  return found === undefined ? null : Number(found);
}

/** Whether an event speaks of what stands at the path. */
export function mentions(event: EventInfo, path: string): boolean {
  const fields = event.event as Fields;
  const owner = ownerOf(path);
  const told = OWNERS.map((name) => fields[name]).find((value) => typeof value === "number");
  if (owner !== null && told !== undefined && told !== owner) return false;
  const words = path.split(".").filter((part) => !/^\d+$/.test(part));
  const what = fields["what"];
  if (typeof what === "string") return words.some((word) => what.split(/[._ ]/).includes(word) || word === what);
  const values = Object.entries(fields).filter(([key]) => key !== "rule" && key !== "event");
  const inValue = values.some(([, value]) => typeof value === "string" && words.includes(value));
  const inName = words.some((word) => String(fields["event"]).split("_").includes(word.replace(/s$/, "")));
  return inValue || inName;
}

/** With the series of the number: each change, newest first. */
function byValues(path: string, values: (number | null)[], log: LogEntry[]): Reason[] {
  const entries = new Map(log.filter((e) => e.kind === "choice").map((entry) => [entry.move, entry]));
  const reasons: Reason[] = [];
  for (let move = values.length - 1; move > 0; move--) {
    const [before, after] = [values[move - 1], values[move]];
    if (before === after) continue;
    const events = entries.get(move)?.events ?? [];
    const exact = events.filter((event) => mentions(event, path));
    reasons.push({ move, before, after, events: exact.length ? exact : events, exact: exact.length > 0 });
  }
  return reasons;
}

/** Without a series: every event that names it. */
function byWords(path: string, log: LogEntry[]): Reason[] {
  return log
    .filter((entry) => entry.events.some((event) => mentions(event, path)))
    .map((entry) => {
      const events = entry.events.filter((event) => mentions(event, path));
      const fields = events.map((event) => event.event as Fields);
      return { move: entry.move, before: fields[0]?.["before"], after: fields.at(-1)?.["after"], events, exact: true };
    })
    .reverse();
}

export function reasonsFor(path: string, series: Series | null, log: LogEntry[]): Reason[] {
  const values = series?.values[path];
  return values ? byValues(path, values, log) : byWords(path, log);
}
