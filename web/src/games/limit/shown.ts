// Written by `make generated` from the game's own description of its view. Do not edit.

export type Seat = number;

export interface PollutionReserve {
  reserve: number;
  excess: number;
  capacity: number;
}

export interface DisruptionReserve {
  reserve: number;
  capacity: number;
}

export interface Colonization {
  territories: number;
  fossil: number;
}

export interface MarketRow {
  stock: number;
  position: number;
  buy: number;
  sell: number;
}

export interface Tracks {
  population: number[];
  demographic_index: number[];
  production: number[];
  fossil_cost: number[];
  plant_pollution: number[];
  buy_price: number[];
  sell_price: number[];
}

export interface Crises {
  tiles: Record<"financial" | "environmental" | "military", number>;
  total: number;
  limit: number;
  now: ("financial" | "environmental" | "military")[];
  by_generation: ("financial" | "environmental" | "military")[][];
}

export interface Alliances {
  groups: Seat[][];
  agreement: Seat[];
}

export interface Population {
  level: number;
  value: number;
  index: number;
}

export interface Columns {
  A: number;
  C: number;
}

export interface Unrest {
  position: number;
  zone: "boom" | "growth" | "uprising";
}

export interface PlantView {
  level: number;
  value: number;
  fossil: number;
  pollution: number;
}

export interface Demography {
  line: string;
  zone: number;
}

export interface Expected {
  hand_limit: number;
  supply: number;
  consumption: number;
  taxes: number;
  fossils: number;
  troops: number;
  class_struggle: number;
}

export interface ComingStep {
  step: string;
  changes: Record<string, number>;
  open: boolean;
}

export interface Score {
  happiness: number;
  finance: number;
  territory: number;
  military: number;
  pollution: number;
  disruption: number;
  total: number;
}

export type Card = string;

export interface OpenCard {
  card: Card;
  deck: "society" | "production" | "military_economy";
  above: number;
}

export interface HeldCard {
  card: Card;
  forbidden_by: string | null;
}

export interface NationView {
  nation: Seat;
  emblem: string;
  population: Population;
  classes: Record<"A" | "B" | "C" | "D" | "E", number>;
  columns: Columns;
  unrest: Unrest;
  production: Record<"renewable" | "industrial" | "military", PlantView>;
  stock: Record<"renewable" | "industrial" | "military" | "fossil", number>;
  money: number;
  territories: number;
  pollution: number;
  disruption: number;
  demography: Demography;
  passed: boolean;
  expected: Expected;
  coming: ComingStep[];
  score: Score;
  base_score: Score;
  played: Card[];
  permanents: Card[];
  set_aside: Card[];
  shown: Card[];
  hand_size: number;
  hand_sizes: Record<"society" | "production" | "military_economy", number>;
  drawn_sizes: Record<"society" | "production" | "military_economy", number>;
  deck_sizes: Record<"society" | "production" | "military_economy", number>;
  open_under: OpenCard[];
  hand?: HeldCard[];
  drawn?: Card[];
  known_under?: Record<"society" | "production" | "military_economy", Card[]>;
  costs?: Record<Card, (number | null)[]>;
}

export interface StarPopulation {
  level: number;
  value: number;
}

export interface StarView {
  nation: number;
  territories: number;
  fossil: number;
  money: number;
  pollution: number;
  disruption: number;
  population: StarPopulation;
  class_c: number;
  industrial: number;
  military: number;
  events_left: number;
  events_past: string[];
}

export interface LimitView {
  seat: Seat | null;
  players: number;
  generation: number;
  generations: number;
  step: string;
  order: Seat[];
  leader: Seat;
  deciders: Seat[];
  over: boolean;
  stress_tests: number;
  bank: number;
  pollution: PollutionReserve;
  disruption: DisruptionReserve;
  colonization: Colonization;
  market: Record<"renewable" | "industrial" | "military" | "fossil", MarketRow>;
  tracks: Tracks;
  crises: Crises;
  alliances: Record<"military" | "economic", Alliances> | null;
  demilitarized: boolean;
  nations: NationView[];
  coming: ComingStep[];
  star: StarView | null;
  scores_by_lens: Record<string, number[]>;
}
