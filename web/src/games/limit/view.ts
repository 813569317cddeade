// The view of LIMIT as the server sends it, and what is printed on its cards.
import type { Text } from "../../lib/types";

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

/** The steps of a generation by phase; `alliance` becomes an event for a nation alone. */
export const PHASES = {
  political: ["technological_advancement", "new_policy", "political_action_capacity", "decide_policy"],
  social: [
    "supply",
    "conservation",
    "consumption",
    "population_growth",
    "lower_mortality",
    "lower_birth_rate",
    "economic_growth",
    "taxation",
    "production",
    "public_order",
    "class_struggle",
  ],
  international: ["cold_war", "global_crises", "alliance", "end_of_generation"],
} as const;
export type Phase = keyof typeof PHASES;

export interface Tracks {
  population: number[];
  demographic_index: number[];
  production: number[];
  fossil_cost: number[];
  plant_pollution: number[];
  buy_price: number[];
  sell_price: number[];
}

/** What a step ahead will change; where it is open the nation will have a choice. */
export interface ComingStep {
  step: string;
  changes: Record<string, number>;
  open: boolean;
}

export interface NationView {
  nation: number;
  population: { level: number; value: number; index: number };
  classes: Record<Rank, number>;
  columns: { A: number; C: number };
  unrest: { position: number; zone: Zone };
  production: Record<Plant, { level: number; value: number; fossil: number; pollution: number }>;
  stock: Record<Resource, number>;
  money: number;
  territories: number;
  pollution: number;
  disruption: number;
  demography: { line: string; zone: number };
  passed: boolean;
  expected: {
    hand_limit: number;
    supply: number;
    consumption: number;
    taxes: number;
    fossils: number;
    troops: number;
    class_struggle: number;
  };
  coming: ComingStep[];
  score: Record<(typeof PARTS)[number] | "total", number>;
  played: string[];
  permanents: string[];
  set_aside: string[];
  shown: string[];
  hand_size: number;
  hand_sizes: Record<Deck, number>;
  drawn_sizes: Record<Deck, number>;
  deck_sizes: Record<Deck, number>;
  hand?: { card: string; forbidden_by: string | null }[];
  drawn?: string[];
  known_under?: Record<Deck, string[]>;
}

export interface StarView {
  nation: number;
  territories: number;
  fossil: number;
  money: number;
  pollution: number;
  disruption: number;
  population: { level: number; value: number };
  class_c: number;
  industrial: number;
  military: number;
  events_left: number;
  events_past: string[];
}

export interface LimitView {
  seat: number | null;
  players: number;
  generation: number;
  generations: number;
  step: string;
  order: number[];
  leader: number;
  deciders: number[];
  over: boolean;
  stress_tests: number;
  bank: number;
  pollution: { reserve: number; excess: number; capacity: number };
  disruption: { reserve: number; capacity: number };
  colonization: { territories: number; fossil: number };
  market: Record<Resource, { stock: number; position: number; buy: number; sell: number }>;
  tracks: Tracks;
  crises: { tiles: Record<Crisis, number>; total: number; limit: number; now: Crisis[]; by_generation: Crisis[][] };
  alliances: Record<Kind, { groups: number[][]; agreement: number[] }> | null;
  demilitarized: boolean;
  nations: NationView[];
  coming: ComingStep[];
  star: StarView | null;
}

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
