// Written by `make generated` from the game's own description of its view. Do not edit.

export interface Gas {
  co2: number;
  ch4: number;
  would_melt: number;
}

export interface Person {
  player: number;
  hand_size: number;
  status: "met" | "unmet";
  hand?: string[];
  objective?: [string, number];
}

export interface Announcement {
  player: number;
  status: "met" | "broken";
}

export interface Turn {
  player: number;
  card: string;
  row: "air" | "land" | "water";
  column: "west" | "north" | "east";
  announcements: Announcement[];
  totals: Record<string, number>;
}

export interface AnthropoceneView {
  seat: number | null;
  players: number;
  mode: string;
  generation: number;
  cards_placed: number;
  cards_left: number;
  first_player: number;
  to_move: number | null;
  board: Record<"air" | "land" | "water", Record<"west" | "north" | "east", string[]>>;
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
}
