// Written by `make generated` from the game's own description of its view. Do not edit.

export type Seat = number;

export type ObjectiveView = {
  kind: "global_ges_max" | "oil_balance_min" | "population_free_min" | "no_token" | "regions_with_tp_min" | "regions_with_pair_min";
  what: string;
  now: number;
  wanted: number;
  met: boolean;
};

export type Need = {
  need: "ndv_min" | "ndv_max" | "discipline_min" | "discipline_max" | "sharing" | "china_open" | "no_overconsumption";
  value: number;
};

export type RegionView = {
  ndv: number;
  discipline: number;
  resilience: number;
  population: number;
  unit: number;
  demography: number;
  growth: number;
  oil: Record<"local" | "imported" | "exported", number>;
  electricity: Record<"coal" | "gas" | "hydro" | "nuclear" | "enr_i" | "enr_p", number>;
  oil_level: number;
  electricity_level: number;
  electricity_threshold: number;
  emissions: number;
  ges: number;
  ges_coming: number;
  tps: ("tp_a" | "tp_b" | "tp_c" | "tp_d" | "tp_e" | "tp_f" | "tp_g" | "tp_h" | "tp_i" | "tp_j" | "tp_k" | "tp_l")[];
  missing: Record<"tp_a" | "tp_b" | "tp_c" | "tp_d" | "tp_e" | "tp_f" | "tp_g" | "tp_h" | "tp_i" | "tp_j" | "tp_k" | "tp_l", Need[]>;
  learnable: ("tp_a" | "tp_b" | "tp_c" | "tp_d" | "tp_e" | "tp_f" | "tp_g" | "tp_h" | "tp_i" | "tp_j" | "tp_k" | "tp_l")[];
  chances: number;
  pairs: number;
  tokens: Record<"riots" | "conflicts" | "war" | "shortage" | "dearth" | "famine" | "epizootic" | "epidemic" | "pandemic" | "refugees", number>;
  status: "" | "chaos" | "dictatorship";
  sharing: boolean;
  parked_oil: number;
  weather: number;
  overproduction: number;
  overconsumption: number;
};

export type PlayerView = {
  chair: number;
  seat: Seat;
  character: string;
  employer: string;
  network: ("military" | "media" | "industry" | "ngo" | "politics" | "education")[];
  place: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india" | "un" | "icrc" | "who" | "unhcr" | "";
  cards: number;
  colours: Record<"military" | "media" | "industry" | "ngo" | "politics" | "education", number>;
  laid: number;
  hand_limit: number;
  power: boolean;
};

export type LaidCard = {
  seat: Seat;
  card: string;
};

export type CommonActionView = {
  kind: "" | "event" | "electricity" | "institution" | "implantation";
  what: string;
  held: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india" | "un" | "icrc" | "who" | "unhcr" | "";
  colours: ("military" | "media" | "industry" | "ngo" | "politics" | "education")[];
  thresholds: number[];
  needed: number;
  lobbied: boolean;
  open: boolean;
  external: string[];
  laid: LaidCard[];
  cancelled: ("military" | "media" | "industry" | "ngo" | "politics" | "education")[];
  convention: number;
  total: number;
};

export type RollView = {
  what: string;
  region: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india" | "";
  result: number;
};

export type ClimatView = {
  turn: number;
  turns: number;
  round: number;
  phase: "" | "drawing" | "event" | "actions" | "activation";
  step: "" | "calamities" | "propagation" | "living" | "demography" | "ges" | "global_ges" | "track";
  scenario: string;
  order: ("europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india")[];
  active: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india";
  activating: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india" | "";
  player: Seat;
  acting: Seat;
  global_ges: number;
  victory_ges: number;
  has_track: boolean;
  objective: ObjectiveView[];
  green: number;
  red: number;
  advance: number;
  icon_square: number;
  pending: number;
  destruction: number;
  zones: Record<"poles" | "glaciers" | "currents" | "forests", number>;
  zone_room: number;
  oil_balance: number;
  globals: ("tp_m" | "tp_n" | "tp_o" | "tp_p")[];
  introduced: ("tp_a" | "tp_b" | "tp_c" | "tp_d" | "tp_e" | "tp_f" | "tp_g" | "tp_h" | "tp_i" | "tp_j" | "tp_k" | "tp_l")[];
  china_open: boolean;
  weather: boolean;
  implant_total: number;
  institution_thresholds: number[];
  regions: Record<"europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india", RegionView>;
  players: PlayerView[];
  decks: Record<"military" | "media" | "industry" | "ngo" | "politics" | "education", number>;
  discards: Record<string, number>;
  external: number;
  external_discards: Record<string, number>;
  event_deck: number;
  known_events: Record<string, string>;
  event: string;
  target: "europe" | "north_america" | "south_america" | "middle_east" | "africa" | "indo_australia" | "russia" | "china" | "india" | "";
  actions: string[];
  actions_left: number;
  common_action: CommonActionView;
  roll: RollView;
  hand: Record<string, number>;
  free_population: number;
  result: string;
  score: number;
  tutorial: "" | "won" | "lost";
};
