// The turns of automas in what has happened, and what each of them consists of, step by step.
import type { EventInfo, LogEntry } from "../../../lib/types";
import type { ClassId } from "../view";
import { after, nameOf, shownRows, wordsOf, type Rows } from "./rows";

export type StepKind = "card" | "before" | "check" | "gaps" | "tried" | "list" | "vote" | "done";

export interface Step {
  kind: StepKind;
  events: EventInfo[];
  /** The rows once this has happened; null in Simple Mode. */
  rows: Rows | null;
  /** Cards of the rows that this step has moved. */
  moved: string[];
}

export interface Turn {
  key: string;
  /** The event with which its card was revealed. */
  revealed: EventInfo;
  role: ClassId;
  card: string;
  /** What it did: an action, or the name of its special action. */
  action: string;
  /** The story in one sentence, where it is told. */
  text: LogEntry["story"][number]["text"] | null;
  steps: Step[];
}

const KINDS: Record<string, StepKind> = {
  ai_card_revealed: "card",
  check_begun: "check",
  line_tested: "check",
  priority_moved: "check",
  gaps_closed: "gaps",
  action_tried: "tried",
  list_applied: "list",
  point_applied: "list",
  option_chosen: "list",
  sides_guessed: "vote",
  spending_decided: "vote",
  ai_cards_drawn: "vote",
  ai_cards_shuffled: "vote",
};
/** These open a step of their own, even after one of the same kind. */
const OPENS = ["ai_card_revealed", "check_begun", "list_applied", "gaps_closed"];
const ENDS = ["turn_begun", "phase_begun", "round_begun", "game_over"];

function kindOf(info: EventInfo, current: StepKind | undefined): StepKind {
  const name = nameOf(info);
  // A card moves inside a check, or after the action when it goes down.
  if (name === "priority_moved") return current === "check" ? "check" : "done";
  return KINDS[name] ?? (current === undefined ? "before" : "done");
}

/** The steps of one turn. */
export function stepsOf(events: EventInfo[]): Step[] {
  const steps: Step[] = [];
  let rows: Rows | null = null;
  for (const info of events) {
    const name = nameOf(info);
    if (name === "rows_shown" && rows === null) {
      rows = shownRows(info);
      const last = steps.at(-1);
      if (last) last.rows = rows;
      continue;
    }
    const before: StepKind | undefined = steps.at(-1)?.kind;
    if (rows) rows = after(rows, info);
    if (name === "rows_shown" || name === "automa_acted" || name === "special_action_done") {
      if (rows && steps.length > 0) steps.at(-1)!.rows = rows;
      continue;
    }
    const kind = kindOf(info, before);
    if (kind !== before || OPENS.includes(name)) steps.push({ kind, events: [], rows, moved: [] });
    const step = steps.at(-1)!;
    step.events.push(info);
    step.rows = rows;
    if (name === "priority_moved") step.moved.push(String(info.event["card"]));
  }
  return steps;
}

/** Every turn of an automa in one entry of the log. */
export function turnsIn(entry: LogEntry): Turn[] {
  const found: Turn[] = [];
  const starts = entry.events.flatMap((info, i) => (nameOf(info) === "ai_card_revealed" ? [i] : []));
  for (const start of starts) {
    const opening = entry.events.slice(0, start).findLastIndex((info) => nameOf(info) === "turn_begun");
    const rest = entry.events.findIndex((info, i) => i > start && ENDS.includes(nameOf(info)));
    const card = entry.events[start]!.event;
    // What it did before its card was drawn comes first, as it did.
    const whole = entry.events.slice(opening + 1, rest < 0 ? undefined : rest);
    const acted = whole.find((info) => nameOf(info) === "automa_acted")?.event["action"];
    found.push({
      key: `${entry.number}.${start}`,
      revealed: entry.events[start]!,
      role: String(card["role"]) as ClassId,
      card: String(card["card"]),
      action: acted === "SA" ? String(card["special"]) : String(acted ?? "political_pressure"),
      text: entry.story.find((tale) => tale.first <= start && start <= tale.last)?.text ?? null,
      steps: stepsOf(whole),
    });
  }
  return found;
}

/** Every turn of every automa so far. */
export const turnsOf = (log: LogEntry[]): Turn[] => log.flatMap(turnsIn);

/** The pieces that a step touched. */
export const aboutOf = (step: Step): string[] => [...new Set(step.events.flatMap((info) => info.about))];

/** `unemployed=5` as its name and its value. */
export function figureOf(figure: string): { name: string; value: string } {
  const [name = "", value = ""] = figure.split("=");
  return { name, value };
}

export { nameOf, wordsOf };
