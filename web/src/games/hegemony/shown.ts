// Written by `make generated` from the game's own description of its view. Do not edit.

export type Seat = number;

export type Card = string;

export type Requirement = {
  policy: number;
  section: "A" | "B" | "C";
  in_force: boolean;
};

export type HeldCard = {
  card: Card;
  requirement: Requirement[];
  cost: Record<string, number>;
  forbidden_by: string | null;
};

export type Bill = {
  policy: number;
  section: "A" | "B" | "C";
  by: "working_class" | "middle_class" | "capitalist_class" | "state";
};

export type Vote = {
  policy: number;
  section: "A" | "B" | "C";
  by: "working_class" | "middle_class" | "capitalist_class" | "state";
};

export type AutomaCards = {
  actions: string[];
  policies: number[];
};

export type Automa = {
  mode: "easy" | "advanced";
  actions: Record<string, string[]>;
  policies: Record<string, number[]>;
  aside: AutomaCards;
  ranking: AutomaCards;
  deck: number;
  seen_below: string[];
  discard: string[];
};

export type Guard = {
  policy: number;
  by: "working_class" | "middle_class" | "capitalist_class" | "state";
};

export type OwnObjective = {
  objective: string;
  met: boolean;
  now: number;
  goal: number;
  at_most: boolean;
};

export type Deal = {
  card: Card;
  cost: number;
  tariff: number;
};

export type Company = {
  label: string;
  card: Card;
  owner: "working_class" | "middle_class" | "capitalist_class" | "state";
  wage: "L1" | "L2" | "L3" | null;
  wage_due: number;
  crew: "working_class" | "middle_class" | "capitalist_class" | null;
  workers: ("unskilled" | "agriculture" | "luxury" | "healthcare" | "education" | "media")[];
  committed: boolean;
  employee: "unskilled" | "agriculture" | "luxury" | "healthcare" | "education" | "media" | null;
  employee_committed: boolean;
  strike: boolean;
  machinery: boolean;
  operational: boolean;
  fully_operational: boolean;
  output: number;
};

export type Expected = {
  wages_received: number;
  wages_paid: number;
  income_tax: number;
  employment_tax: number;
  corporate_tax: number;
  taxes_received: number;
  bonds: number;
  pay_off: number;
  interest: number;
  food: number;
  food_made: number;
  food_missing: number;
  food_price: number;
  money: number;
  scoring: number;
  final: number;
};

export type UnionSpace = {
  workers: number;
  needed: number;
};

export type WorkingBoard = {
  vp: number;
  vp_from: Record<string, number>;
  loans: number;
  influence: number;
  bill_markers: number;
  taxes_paid: number;
  expected: Expected;
  money: number;
  workers: number;
  population: number;
  employed: number;
  unemployed_count: number;
  unemployed: Record<"unskilled" | "agriculture" | "luxury" | "healthcare" | "education" | "media", number>;
  prosperity: number;
  prosperity_vp: number;
  goods: Record<"food" | "luxury" | "health" | "education", number>;
  cubes: number;
  wages_received: number;
  benefits: Record<"food" | "luxury" | "health" | "education" | "money" | "influence" | "cubes", number>;
  unions: ("agriculture" | "luxury" | "healthcare" | "education" | "media")[];
  union_spaces: Record<"agriculture" | "luxury" | "healthcare" | "education" | "media", UnionSpace>;
};

export type MiddleBoard = {
  vp: number;
  vp_from: Record<string, number>;
  loans: number;
  influence: number;
  bill_markers: number;
  taxes_paid: number;
  expected: Expected;
  storage: Record<"food" | "luxury" | "health" | "education", number>;
  storage_limit: Record<"food" | "luxury" | "health" | "education", number>;
  storage_tiles: ("food" | "luxury" | "health" | "education")[];
  prices: Record<"food" | "luxury" | "health" | "education", number>;
  companies: number;
  operational_companies: number;
  money: number;
  workers: number;
  population: number;
  employed: number;
  unemployed_count: number;
  unemployed: Record<"unskilled" | "agriculture" | "luxury" | "healthcare" | "education" | "media", number>;
  prosperity: number;
  prosperity_vp: number;
  goods: Record<"food" | "luxury" | "health" | "education", number>;
  cubes: number;
  wages_received: number;
  benefits: Record<"food" | "luxury" | "health" | "education" | "money" | "influence" | "cubes", number>;
  fully_operational_companies: number;
};

export type CapitalistBoard = {
  vp: number;
  vp_from: Record<string, number>;
  loans: number;
  influence: number;
  bill_markers: number;
  taxes_paid: number;
  expected: Expected;
  storage: Record<"food" | "luxury" | "health" | "education", number>;
  storage_limit: Record<"food" | "luxury" | "health" | "education", number>;
  storage_tiles: ("food" | "luxury" | "health" | "education")[];
  prices: Record<"food" | "luxury" | "health" | "education", number>;
  companies: number;
  operational_companies: number;
  revenue: number;
  capital: number;
  wealth_space: number;
  zone: Record<"food" | "luxury", number>;
  zone_limit: Record<"food" | "luxury", number>;
  cubes: number;
  benefits: Record<"food" | "luxury" | "health" | "education" | "money" | "influence" | "cubes", number>;
};

export type Imf = {
  limit: number;
  allowed: number;
  left: number;
  due: boolean;
  one_away: boolean;
};

export type StateBoard = {
  vp: number;
  vp_from: Record<string, number>;
  loans: number;
  influence: number;
  bill_markers: number;
  taxes_paid: number;
  expected: Expected;
  treasury: number;
  services: Record<"health" | "education" | "influence", number>;
  goods: Record<"food" | "luxury", number>;
  services_limit: Record<"health" | "education" | "influence", number>;
  prices: Record<"food" | "luxury" | "health" | "education" | "influence", number>;
  companies: number;
  operational_companies: number;
  imf: Imf;
  legitimacy?: Record<"working_class" | "middle_class" | "capitalist_class", number>;
  tokens?: Record<"working_class" | "middle_class" | "capitalist_class", number>;
  events?: string[];
  agenda?: string | null;
  agenda_matches?: number;
};

export type Tracks = {
  prosperity: Record<"working_class" | "middle_class", number[]>;
  wealth: number[];
  wealth_vp: number[];
};

export type HegemonyView = {
  seat: Seat | null;
  role: "working_class" | "middle_class" | "capitalist_class" | "state" | null;
  hand: HeldCard[];
  known_events: Card[];
  players: number;
  round: number;
  rounds: number;
  phase: "preparation" | "action" | "production" | "elections" | "scoring" | "game_end";
  turn: number;
  turns: number;
  acting: "working_class" | "middle_class" | "capitalist_class" | "state";
  deciders: ("working_class" | "middle_class" | "capitalist_class" | "state")[];
  main_done: boolean;
  free_done: boolean;
  policies: Record<"1" | "2" | "3" | "4" | "5" | "6" | "7", "A" | "B" | "C">;
  tax_multiplier: number;
  bills: Bill[];
  bag: Record<"working_class" | "middle_class" | "capitalist_class", number>;
  drawn: Record<"working_class" | "middle_class" | "capitalist_class", number>;
  vote: Vote | null;
  sides: Record<"working_class" | "middle_class" | "capitalist_class" | "state", "for" | "against">;
  demonstration: boolean;
  automas: Record<"working_class" | "middle_class" | "capitalist_class", Automa>;
  crisis: string | null;
  locks: number[];
  status_quo: Guard[];
  kept_events: Record<"working_class" | "middle_class" | "capitalist_class", string[]>;
  bonds: Record<"working_class" | "middle_class" | "capitalist_class", number>;
  objectives_done: Record<"working_class" | "middle_class" | "capitalist_class" | "state", string[]>;
  own_objective: OwnObjective | null;
  objectives_offered: string[];
  open_slots: number;
  export: Card | null;
  deals: Deal[];
  import_prices: Record<"food" | "luxury", number>;
  companies: Record<string, Company>;
  face_down: Card[];
  working_class: WorkingBoard;
  middle_class: MiddleBoard | null;
  capitalist_class: CapitalistBoard;
  state: StateBoard;
  markets: Record<"middle_class" | "capitalist_class", string[]>;
  hands: Record<"working_class" | "middle_class" | "capitalist_class" | "state", number>;
  decks: Record<"working_class" | "middle_class" | "capitalist_class" | "state", number>;
  discards: Record<"working_class" | "middle_class" | "capitalist_class" | "state", Card[]>;
  tracks: Tracks;
  over: boolean;
};
