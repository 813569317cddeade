// A plan for one seat of a new table, and what it becomes for the server.
import type { SeatWish } from "./types";

export interface SeatPlan {
  kind: "me" | "here" | "link" | "bot" | "open";
  name: string;
  level: string;
}

/** One person and bots: what most people want first. */
export function firstPlan(seats: number, name: string, level: string): SeatPlan[] {
  return Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? "me" : "bot", name: i === 0 ? name : "", level }));
}

export function wishes(plan: SeatPlan[]): SeatWish[] {
  return plan.map((seat) => {
    if (seat.kind === "bot") return { controller: "bot", name: null, level: seat.level };
    if (seat.kind === "open") return { controller: "open", name: null, level: null };
    return { controller: "person", name: seat.name.trim() || null, level: null };
  });
}

/** The seats whose links stay in this browser. */
export function seatsHere(plan: SeatPlan[]): number[] {
  return plan.flatMap((seat, i) => (seat.kind === "me" || seat.kind === "here" ? [i] : []));
}
