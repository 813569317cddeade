// A plan for the seats of a new table and for the table itself, and what they become for the server.
import type { NewTable, SeatWish } from "./types";

/** After how many seconds somebody who left may be replaced: what the form offers. */
export const REPLACE_AFTER = [60, 300, 900, 86_400];

/** The table itself, as the form has it. */
export interface TableWish {
  title: string;
  visibility: NewTable["visibility"];
  undo: NewTable["undo"];
  clock: "none" | "decision" | "seat";
  minutes: number;
  replaceAfter: number | null;
  facilitatorSees: boolean;
}

export const firstWish = (): TableWish => ({
  title: "",
  visibility: "private",
  undo: "own",
  clock: "none",
  minutes: 2,
  replaceAfter: 300,
  facilitatorSees: false,
});

type Agreed = Pick<
  NewTable,
  "title" | "visibility" | "undo" | "clock" | "replace_after" | "facilitator_sees" | "host_plays"
>;

/** What is sent: who plays may not see everything. */
export function agreed(wish: TableWish, plays: boolean): Agreed {
  const { title, visibility, undo, clock, minutes } = wish;
  return {
    title: title.trim(),
    visibility,
    undo,
    clock: clock === "none" ? null : { kind: clock, seconds: Math.round(minutes * 60) },
    replace_after: wish.replaceAfter,
    facilitator_sees: wish.facilitatorSees && !plays,
    host_plays: plays,
  };
}

export interface SeatPlan {
  kind: "me" | "here" | "link" | "bot" | "automa" | "automa_easy" | "open";
  name: string;
  level: string;
}

/** One person and bots: what most people want first. */
export function firstPlan(seats: number, name: string, level: string): SeatPlan[] {
  return Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? "me" : "bot", name: i === 0 ? name : "", level }));
}

/** One person against one automa in Simple Mode: the first match of a game that has them. */
export function easiest(name: string): SeatPlan[] {
  return [
    { kind: "me", name, level: "medium" },
    { kind: "automa_easy", name: "", level: "medium" },
  ];
}

export function wishes(plan: SeatPlan[]): SeatWish[] {
  return plan.map((seat) => {
    if (seat.kind === "automa") return { controller: "bot", name: null, level: "automa" };
    if (seat.kind === "automa_easy") return { controller: "bot", name: null, level: "automa:easy" };
    if (seat.kind === "bot") return { controller: "bot", name: null, level: seat.level };
    if (seat.kind === "open") return { controller: "open", name: null, level: null };
    return { controller: "person", name: seat.name.trim() || null, level: null };
  });
}

/** The seats whose links stay in this browser. */
export function seatsHere(plan: SeatPlan[]): number[] {
  return plan.flatMap((seat, i) => (seat.kind === "me" || seat.kind === "here" ? [i] : []));
}
