// Places on the timeline worth jumping to: where a part of the game begins, and where something went wrong.
import type { LogEntry, Text } from "./types";

export interface Mark {
  move: number;
  kind: "begin" | "alarm" | "end";
  text: Text;
}

const BEGIN = /^(generation|round|phase|year|turn)_(started|begun|begins|opened)$|^auction_/;
const ALARM = /crisis|crises|famine|war_|_war|disaster|collapse|lost|uprising|ice_changed|stress_test/;
const END = /over$|ended$|finished$|won$/;

const WEIGHT = { alarm: 0, begin: 1, end: 2 };

/** Something went badly wrong, and not only might have. */
export function isAlarm(event: Record<string, unknown>): boolean {
  return ALARM.test(String(event["event"])) && !("before" in event && event["before"] === event["after"]);
}

function kindOf(event: Record<string, unknown>): Mark["kind"] | null {
  const name = String(event["event"]);
  if (isAlarm(event)) return "alarm";
  if (BEGIN.test(name)) return "begin";
  return END.test(name) ? "end" : null;
}

/** At most one mark for a choice: the gravest of what it brought. */
export function marksOf(log: LogEntry[]): Mark[] {
  return log.flatMap((entry) => {
    const marks = entry.events.flatMap(({ event, text }) => {
      const kind = kindOf(event as Record<string, unknown>);
      return kind ? [{ move: entry.move, kind, text }] : [];
    });
    return marks.sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]).slice(0, 1);
  });
}
