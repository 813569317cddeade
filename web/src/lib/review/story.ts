// The story of a match: one entry per action or automatic step, with headings; never one line per counter.
import type { EventInfo, LogEntry, Text } from "../types";
import type { Tale } from "./types";

export interface Told {
  key: string;
  /** The choice with which it happened: where to look. */
  move: number;
  kind: Tale["kind"] | "note";
  seat: number | null;
  text: Text;
  /** The paths of the view that it touched. */
  about: string[];
  /** What it is made of, each with its rule. */
  events: EventInfo[];
  /** The clock decided, because time had run out. */
  clock: boolean;
  /** The last of a moment that had a report: it can be read again. */
  report: boolean;
}

const known = (entry: LogEntry): Told[] =>
  entry.story.map((tale, i) => ({
    key: `${entry.number}.${entry.move}.${i}`,
    move: entry.move,
    kind: tale.kind,
    seat: tale.seat,
    text: tale.text,
    about: tale.about,
    events: entry.events.slice(tale.first, tale.last + 1),
    clock: entry.by === "clock" && i === 0,
    report: i === entry.story.length - 1 && entry.events.some((event) => event.beat === "ceremony"),
  }));

const noted = (entry: LogEntry): Told[] =>
  entry.text
    ? [
        {
          key: `${entry.number}.note`,
          move: entry.move,
          kind: "note",
          seat: entry.seat,
          text: entry.text,
          about: [],
          events: [],
          clock: false,
          report: false,
        },
      ]
    : [];

/** A choice of which nothing is seen yet tells nothing: it is not in the story. */
export function storyOf(log: LogEntry[]): Told[] {
  return log.flatMap((entry) => [...known(entry), ...noted(entry)]);
}

/** The last entry that had happened by a choice. */
export function placeIn(story: Told[], move: number): Told | undefined {
  return story.findLast((told) => told.move <= move && told.kind !== "heading");
}

/** The last headline, or else the last event that the game calls an end. */
export function headlineOf(log: LogEntry[]): Text | null {
  const last = storyOf(log).findLast((told) => told.kind === "headline");
  const end = log.flatMap((entry) => entry.events).findLast((event) => event.mark === "end");
  return end?.text ?? last?.text ?? null;
}
