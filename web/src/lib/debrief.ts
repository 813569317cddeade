// What can be read off a finished match: its crises and what led to them.
import { isAlarm } from "./marks";
import type { EventInfo, LogEntry } from "./types";

export interface CrisisTold {
  move: number;
  event: EventInfo;
  causes: EventInfo[];
}

type Event = Record<string, unknown>;
const dataOf = (info: EventInfo): Event => info.event as Event;
const MOST_CAUSES = 4;
/** What runs out when a crisis of each kind strikes, and in which direction it went. */
const FEEDS: Record<string, [event: string, what: string, sign: number]> = {
  financial: ["world_changed", "bank", -1],
  environmental: ["changed", "pollution", 1],
  military: ["changed", "disruption", 1],
};

/** How far this event pushed the world towards a crisis of that kind. */
function push(event: Event, kind: string): number {
  const [name, what, sign] = FEEDS[kind] ?? [];
  if (event["event"] !== name || event["what"] !== what) return 0;
  return Math.max(0, sign! * (Number(event["after"]) - Number(event["before"])));
}

/** Everything that went badly wrong; with each crisis the largest pushes towards it since its generation began. */
export function crisesOf(log: LogEntry[]): CrisisTold[] {
  const found: CrisisTold[] = [];
  let since: EventInfo[] = [];
  for (const { move, events } of log) {
    for (const event of events) {
      const data = dataOf(event);
      if (data["event"] === "generation_begun") since = [];
      if (isAlarm(event)) found.push({ move, event, causes: causes(since, String(data["kind"] ?? "")) });
      since.push(event);
    }
  }
  return found;
}

function causes(events: EventInfo[], kind: string): EventInfo[] {
  const pushes = events.filter((event) => push(dataOf(event), kind) > 0);
  const largest = [...pushes].sort((a, b) => push(dataOf(b), kind) - push(dataOf(a), kind)).slice(0, MOST_CAUSES);
  return pushes.filter((event) => largest.includes(event));
}
