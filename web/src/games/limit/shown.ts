// Written by `make generated` from the game's own description of its view. Do not edit.

export type Seat = number;

export type PollutionReserve = {
  reserve: number;
  excess: number;
  capacity: number;
};

export type DisruptionReserve = {
  reserve: number;
  capacity: number;
};

export type Colonization = {
  territories: number;
  fossil: number;
};

export type MarketRow = {
  stock: number;
  position: number;
  buy: number;
  sell: number;
};

export type Tracks = {
  population: number[];
  demographic_index: number[];
  production: number[];
  fossil_cost: number[];
  plant_pollution: number[];
  buy_price: number[];
  sell_price: number[];
};

export type Crises = {
  tiles: Record<"financial" | "environmental" | "military", number>;
  total: number;
  limit: number;
  now: ("financial" | "environmental" | "military")[];
  by_generation: ("financial" | "environmental" | "military")[][];
};

export type Alliances = {
  groups: Seat[][];
  agreement: Seat[];
};

export type Population = {
  level: number;
  value: number;
  index: number;
};

export type Columns = {
  A: number;
  C: number;
};

export type Unrest = {
  position: number;
  zone: "boom" | "growth" | "uprising";
};

export type PlantView = {
  level: number;
  value: number;
  fossil: number;
  pollution: number;
};

export type Demography = {
  line: string;
  zone: number;
};

export type Expected = {
  hand_limit: number;
  supply: number;
  consumption: number;
  taxes: number;
  fossils: number;
  troops: number;
  class_struggle: number;
};

export type ComingStep = {
  step: string;
  changes: Record<string, number>;
  open: boolean;
};

export type Score = {
  happiness: number;
  finance: number;
  territory: number;
  military: number;
  pollution: number;
  disruption: number;
  total: number;
};

export type Card = string;

export type OpenCard = {
  card: Card;
  deck: "society" | "production" | "military_economy";
  above: number;
};

export type HeldCard = {
  card: Card;
  forbidden_by: string | null;
};

export type NationView = {
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
};

export type StarPopulation = {
  level: number;
  value: number;
};

export type StarView = {
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
};

export type LimitView = {
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
};
