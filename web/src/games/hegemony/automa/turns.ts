// The turns of automas in what has happened, and what each of them consists of, step by step.
import type { EventInfo, LogEntry } from "../../../lib/types";
import type { ClassId } from "../view";
import { after, nameOf, shownRows, wordsOf, type Rows } from "./rows";

export type StepKind = "card" | "before" | "swap" | "check" | "gaps" | "tried" | "bills" | "list" | "vote" | "done";

export interface Step {
  kind: StepKind;
  events: EventInfo[];
  /** The rows once this has happened; null in Simple Mode. */
  rows: Rows | null;
  /** Cards of the rows that this step has moved. */
  moved: string[];
}

/** A turn of an automa, or a moment outside turns at which automas decide: a vote, a list. */
export interface Turn {
  key: string;
  /** The event with which its card was revealed; null outside turns. */
  revealed: EventInfo | null;
  /** Whose turn it is; null where several decide. */
  role: ClassId | null;
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
  policies_tried: "bills",
  list_applied: "list",
  point_applied: "list",
  option_chosen: "list",
  sides_guessed: "vote",
  vote_weighed: "vote",
  vote_begun: "vote",
  spending_decided: "vote",
  ai_cards_drawn: "vote",
  ai_cards_shuffled: "vote",
};
/** These open a step of their own, even after one of the same kind. */
const OPENS = ["ai_card_revealed", "check_begun", "list_applied", "spending_decided"];
const ENDS = ["turn_begun", "phase_begun", "round_begun", "game_over"];
/** What automas decide outside their turns begins here too. */
const MOMENTS = [...ENDS, "vote_begun"];
const DECIDED = ["spending_decided", "list_applied", "ai_cards_drawn"];

/** What a turn has come to so far. */
interface Course {
  acted: boolean;
  voting: boolean;
}

function kindOf(info: EventInfo, current: StepKind | undefined, { acted, voting }: Course): StepKind {
  const name = nameOf(info);
  // A card moves inside a check, or after the action when it goes down.
  if (name === "priority_moved") return current === "check" ? "check" : "done";
  // What is done before the action is decided upon: workers that change places for a check.
  const known = KINDS[name];
  if (known) return known;
  if (voting) return "vote";
  if (acted) return "done";
  return current === undefined || current === "before" ? "before" : "swap";
}

/** The steps of one turn, or of a moment outside turns. */
export function stepsOf(events: EventInfo[], acted = false): Step[] {
  const steps: Step[] = [];
  const course: Course = { acted, voting: false };
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
    if (name === "automa_acted") course.acted = true;
    if (name === "vote_begun") course.voting = true;
    if (name === "rows_shown" || name === "automa_acted" || name === "special_action_done") {
      if (rows && steps.length > 0) steps.at(-1)!.rows = rows;
      continue;
    }
    const kind = kindOf(info, before, course);
    // Every single cube that leaves the bag: what was drawn is told at once.
    if (kind === "vote" && name === "table_changed") continue;
    if (name === "votes_counted") course.voting = false;
    const revealed = name === "bid_revealed" && !steps.at(-1)?.events.some((one) => nameOf(one) === name);
    if (kind !== before || revealed || OPENS.includes(name)) steps.push({ kind, events: [], rows, moved: [] });
    const step = steps.at(-1)!;
    step.events.push(info);
    step.rows = rows;
    if (name === "priority_moved") step.moved.push(String(info.event["card"]));
  }
  return steps;
}

/** An event with the entry of the log that tells it, and its place there. */
interface Told {
  info: EventInfo;
  entry: LogEntry;
  place: number;
}

const taleOf = ({ entry, place }: Told): Turn["text"] =>
  entry.story.find((tale) => tale.first <= place && place <= tale.last)?.text ?? null;

function turnOf(told: Told[], start: number): Turn {
  const { info, entry, place } = told[start]!;
  const card = info.event;
  const events = told.map((one) => one.info);
  const acted = events.find((one) => nameOf(one) === "automa_acted")?.event["action"];
  return {
    key: `${entry.number}.${place}`,
    revealed: info,
    role: String(card["role"]) as ClassId,
    card: String(card["card"]),
    action: acted === "SA" ? String(card["special"]) : String(acted ?? "political_pressure"),
    text: taleOf(told[start]!),
    // What it did before its card was drawn comes first, as it did.
    steps: stepsOf(events),
  };
}

/** What automas decide between turns; nothing where they decide nothing. */
function momentOf(told: Told[]): Turn[] {
  const decided = told.find(({ info }) => DECIDED.includes(nameOf(info)));
  if (!decided) return [];
  const counted = told.find(({ info }) => nameOf(info) === "votes_counted");
  const roles = new Set(told.flatMap(({ info }) => (DECIDED.includes(nameOf(info)) ? rolesIn(info) : [])));
  return [
    {
      key: `${decided.entry.number}.${decided.place}`,
      revealed: null,
      role: roles.size === 1 ? ([...roles][0] as ClassId) : null,
      card: "",
      action: "",
      text: counted?.info.text ?? told.find(({ info }) => nameOf(info) === "vote_begun")?.info.text ?? taleOf(decided),
      steps: stepsOf(
        told.map(({ info }) => info),
        true,
      ),
    },
  ];
}

const rolesIn = (info: EventInfo): string[] =>
  [...wordsOf(info.event["roles"]), String(info.event["role"] ?? "")].filter(Boolean);

/** The events from one boundary to the next. */
function parts(told: Told[], bounds: string[]): Told[][] {
  const found: Told[][] = [[]];
  for (const one of told) {
    const name = nameOf(one.info);
    if (bounds.includes(name)) found.push([]);
    if (!ENDS.includes(name)) found.at(-1)!.push(one);
  }
  return found;
}

/** Every turn of every automa so far, and what automas decided between turns. A turn goes on while people answer. */
export function turnsOf(log: LogEntry[]): Turn[] {
  const told = log.flatMap((entry) => entry.events.map((info, place) => ({ info, entry, place })));
  return parts(told, ENDS).flatMap((part) => {
    const start = part.findIndex(({ info }) => nameOf(info) === "ai_card_revealed");
    return start >= 0 ? [turnOf(part, start)] : parts(part, MOMENTS).flatMap(momentOf);
  });
}

/** The pieces that a step touched. */
export const aboutOf = (step: Step): string[] => [...new Set(step.events.flatMap((info) => info.about))];

export { nameOf, wordsOf };
