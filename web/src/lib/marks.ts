// Places on the timeline worth jumping to: where a part of the game begins, and where something went wrong.
import type { EventInfo, LogEntry, Text } from "./types";

export interface Mark {
  move: number;
  kind: "begin" | "alarm" | "end";
  text: Text;
}

const WEIGHT = { alarm: 0, begin: 1, end: 2 };

/** Something went badly wrong, and not only might have. */
export const isAlarm = (event: EventInfo): boolean => event.mark === "alarm";

/** At most one mark for a choice: the gravest of what it brought. */
export function marksOf(log: LogEntry[]): Mark[] {
  return log.flatMap((entry) => {
    const marks = entry.events.flatMap(({ mark, text }) => (mark ? [{ move: entry.move, kind: mark, text }] : []));
    return marks.sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]).slice(0, 1);
  });
}
