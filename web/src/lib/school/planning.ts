// What the form of a new class becomes for the server.
import type { Clock, NewClass, Seating } from "./types";

export type TimeKind = "none" | Clock["kind"];

/** The clock as a form has it. */
export interface Time {
  kind: TimeKind;
  minutes: number;
}

export const clockOf = ({ kind, minutes }: Time): Clock | null =>
  kind === "none" ? null : { kind, seconds: Math.max(5, Math.round(minutes * 60)) };

/** A clock in the form, and as it is now: none, if there is none. */
export const timeOf = (rule: Clock | null | undefined): Time => ({
  kind: rule?.kind ?? "none",
  minutes: (rule?.seconds ?? 300) / 60,
});

export interface ClassPlan {
  title: string;
  tables: number;
  people: number;
  bots: number;
  level: string;
  fill: boolean;
  seating: Seating;
  list: string;
  time: Time;
  open: boolean;
  language: "en" | "fr";
}

/** Names line by line; an empty line begins the next table, and a full table too. */
export function tablesOf(list: string, people: number): string[][] {
  const blocks = list
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((block) => block.length > 0);
  if (blocks.length !== 1) return blocks;
  const names = blocks[0]!;
  return Array.from({ length: Math.ceil(names.length / people) }, (_, i) => names.slice(i * people, (i + 1) * people));
}

/** Whether the list fits the tables. */
export function listFits({ seating, list, tables, people }: ClassPlan): boolean {
  const named = tablesOf(list, people);
  return seating !== "list" || (named.length <= tables && named.every((names) => names.length <= people));
}

export function wishOf(game: string, plan: ClassPlan, options: NewClass["options"]): NewClass {
  const { title, tables, people, bots, level, fill, seating, open, language } = plan;
  return {
    game,
    options,
    title: title.trim(),
    tables,
    people,
    bots,
    level,
    fill,
    seating,
    open,
    language,
    names: seating === "list" ? tablesOf(plan.list, people) : [],
    clock: clockOf(plan.time),
  };
}

/** What a link asks of a new class, such as that of a lesson. */
export function wishIn(search: string): Partial<Pick<ClassPlan, "people" | "bots" | "title">> {
  const wish = new URLSearchParams(search);
  const numbers = (["people", "bots"] as const)
    .map((name) => [name, wish.get(name)] as const)
    .filter(([, text]) => text !== null && /^\d{1,2}$/.test(text))
    .map(([name, text]) => [name, Number(text)] as const);
  const title = wish.get("title");
  return { ...Object.fromEntries(numbers), ...(title ? { title: title.slice(0, 80) } : {}) };
}
