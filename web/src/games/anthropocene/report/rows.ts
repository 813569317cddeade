// What the end of a generation tells, one row after the other: others' objectives, mine, the ice, the sky.
import type { EventInfo, Text } from "../../../lib/types";

export interface Revealed {
  player: number;
  line: string;
  value: number;
  met: boolean;
}

export interface Ice {
  before: number;
  after: number;
  co2: number;
  ch4: number;
}

export interface Sky {
  met: number;
  unmet: number;
  value: number;
}

export type Row =
  ({ kind: "revealed" } & Revealed) | ({ kind: "ice" } & Ice) | ({ kind: "sky" } & Sky) | { kind: "told"; text: Text };

const KINDS: Record<string, "revealed" | "ice" | "sky"> = {
  objective_revealed: "revealed",
  ice_changed: "ice",
  sky_read: "sky",
};
/** What was seen when it was done, and what the row of the objective says anyway. */
const UNTOLD = ["card_laid", "objective_met", "objective_broken"];

function rowOf({ event, text }: EventInfo): Row {
  const kind = KINDS[String(event["event"])];
  return kind ? ({ ...event, kind } as unknown as Row) : { kind: "told", text };
}

/** The rows of what has been shown so far; `shown` counts all events that are not silent. */
export function rowsOf(all: EventInfo[], shown: number, seat: number | null): Row[] {
  const told = all.filter((one) => one.beat !== "silent");
  const rows = told.filter(({ event }) => !UNTOLD.includes(String(event["event"]))).map(rowOf);
  const mine = (row: Row): boolean => row.kind === "revealed" && row.player === seat;
  const last = rows.findLastIndex((row) => row.kind === "revealed");
  const ordered = [
    ...rows.slice(0, last + 1).sort((a, b) => Number(mine(a)) - Number(mine(b))),
    ...rows.slice(last + 1),
  ];
  return ordered.slice(0, Math.max(1, shown - (told.length - rows.length)));
}
