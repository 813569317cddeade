// What happened, in the fewest words that tell it.
import { say, t } from "./i18n.svelte";
import type { EventInfo, LogEntry, Tale } from "./types";

/** The story of some events; where a game tells none, the events that deserve a look. */
export function told({ events, story }: { events: EventInfo[]; story: Tale[] }): string[] {
  if (story.length > 0) return story.map((tale) => say(tale.text));
  return events.filter((one) => one.beat !== "silent").map((one) => say(one.text));
}

const said = (tale: Tale | undefined): string | undefined => tale && say(tale.text);

/** What a seat did with a choice, in one sentence, if the choice tells anything of it. */
function tellingOf(entry: LogEntry): string | undefined {
  if (entry.text) return say(entry.text);
  const action = entry.story.find((tale) => tale.kind === "action" && tale.seat === entry.seat);
  if (action) return say(action.text);
  // That a round or a phase begins is nobody's deed.
  if (entry.story.length > 0) return said(entry.story.find((tale) => tale.kind !== "heading" && tale.seat === null));
  return told(entry)[0];
}

export function deedOf(entry: LogEntry): string {
  return tellingOf(entry) ?? t("decided");
}

/** The last thing each seat did. */
export function deedsOf(log: LogEntry[]): Map<number, string> {
  const deeds = new Map<number, string>();
  /** Who has answered in secret, as long as nothing has come of it. */
  const silent = new Set<number>();
  for (const entry of log) {
    if (entry.story.length > 0) silent.clear();
    if (entry.kind === "choice" && entry.seat !== null) {
      // Whoever ends a turn has done nothing new; a secret answer shows that they have decided.
      const deed = tellingOf(entry);
      if (deed !== undefined) deeds.set(entry.seat, deed);
      else if (entry.events.length === 0 || !deeds.has(entry.seat)) silent.add(entry.seat);
    }
    // Seats that the rules play act along with somebody's choice.
    for (const tale of entry.story)
      if (tale.kind === "action" && tale.seat !== null && tale.seat !== entry.seat)
        deeds.set(tale.seat, say(tale.text));
  }
  for (const seat of silent) deeds.set(seat, t("decided"));
  return deeds;
}

/** How many choices were made before the last one of a seat, or before the very last if it made none. */
export function lastChoiceOf(log: LogEntry[], seat: number | null): number {
  const choices = log.filter((entry) => entry.kind === "choice");
  const last = choices.findLastIndex((entry) => entry.seat === seat);
  return choices[(last < 0 ? choices.length - 1 : last) - 1]?.move ?? 0;
}
