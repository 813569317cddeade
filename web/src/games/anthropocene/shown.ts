// Written by `make generated` from the game's own description of its view. Do not edit.

export type Seat = number;

export type Card = string;

export type Gas = {
  co2: number;
  ch4: number;
  would_melt: number;
};

export type Person = {
  player: Seat;
  hand_size: number;
  status: "met" | "unmet";
  hand?: Card[];
  objective?: [string, number];
};

export type Announcement = {
  player: Seat;
  status: "met" | "broken";
};

export type Turn = {
  player: Seat;
  card: Card;
  row: "air" | "land" | "water";
  column: "west" | "north" | "east";
  announcements: Announcement[];
  totals: Record<string, number>;
};

export type AnthropoceneView = {
  seat: Seat | null;
  players: number;
  mode: string;
  generation: number;
  cards_placed: number;
  cards_left: number;
  first_player: Seat;
  to_move: Seat | null;
  board: Record<"air" | "land" | "water", Record<"west" | "north" | "east", Card[]>>;
  totals: Record<"air" | "land" | "water" | "west" | "north" | "east", number>;
  gas: Gas;
  ice: number | null;
  sky: number[];
  people: Person[];
  turns: Turn[];
  revealed: ([string, number] | null)[][];
  talk_allowed: boolean;
  outcome: "won" | "lost" | null;
  score: number | null;
  grade: string | null;
  possible_own_objectives?: [string, number][];
};
