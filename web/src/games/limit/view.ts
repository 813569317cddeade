// The names of things in LIMIT and what is printed on its cards. The view itself is in shown.ts.
import type { Text } from "../../lib/types";

export type { LimitView, NationView, StarView, Tracks } from "./shown";

export type Resource = "renewable" | "industrial" | "military" | "fossil";
export type Plant = "renewable" | "industrial" | "military";
export type Rank = "A" | "B" | "C" | "D" | "E";
export type Deck = "society" | "production" | "military_economy";
export type Crisis = "financial" | "environmental" | "military";
export type Kind = "military" | "economic";
export type Zone = "boom" | "growth" | "uprising";

export const RESOURCES: Resource[] = ["renewable", "industrial", "military", "fossil"];
export const PLANTS: Plant[] = ["renewable", "industrial", "military"];
export const RANKS: Rank[] = ["A", "B", "C", "D", "E"];
export const DECKS: Deck[] = ["society", "production", "military_economy"];
export const KINDS: Kind[] = ["military", "economic"];
export const PARTS = ["happiness", "finance", "territory", "military", "pollution", "disruption"] as const;

type Amount =
  | number
  | {
      per_population?: number;
      population_value_offset?: number;
      production_value?: Plant | "chosen";
    };

export interface CostLine {
  op: string;
  amount?: Amount;
  minimum?: number;
  steps?: number;
  levels?: number;
  resource?: Resource;
  production?: Plant;
}

export interface Printed {
  name: Text;
  text: Text;
  deck: Deck;
  kind: "instant" | "permanent";
  rule: string;
  access: "deck" | "starter" | { class_a: number };
  cost: CostLine[];
}

/** Why a card cannot be played, in words and by rule; `now` if it is the time to play cards. */
export interface Why {
  rule: string;
  text: string;
  now: boolean;
}
