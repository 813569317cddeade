// Why a number is so: the events that say they changed it, newest first.
import type { EventInfo, LogEntry } from "../types";

export interface Reason {
  move: number;
  seat: number | null;
  event: EventInfo;
  /** By how much it changed the number; 0 if that is not what it is about. */
  change: number;
}

/** Whether a path stands for another: itself, or something below it. */
const covers = (path: string, other: string): boolean => other === path || other.startsWith(`${path}.`);

export function historyOf(path: string, log: LogEntry[]): Reason[] {
  return log
    .flatMap((entry) =>
      entry.events
        .filter((event) => event.about.some((about) => covers(about, path) || covers(path, about)))
        .map((event) => ({
          move: entry.move,
          seat: entry.seat,
          event,
          change: event.about[0] !== undefined && covers(event.about[0], path) ? event.change : 0,
        })),
    )
    .reverse();
}

/** Whether the game says at all what its events are about. */
export const saysWhat = (log: LogEntry[]): boolean =>
  log.some((entry) => entry.events.some((event) => event.about.length > 0));
