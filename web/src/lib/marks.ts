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

export function marksOf(log: LogEntry[]): Mark[] {
  const marks: Mark[] = [];
  for (const entry of log)
    for (const { event, text } of entry.events) {
      const name = String((event as Record<string, unknown>)["event"]);
      const kind = BEGIN.test(name) ? "begin" : ALARM.test(name) ? "alarm" : END.test(name) ? "end" : null;
      if (kind && marks.at(-1)?.move !== entry.move) marks.push({ move: entry.move, kind, text });
    }
  return marks;
}
