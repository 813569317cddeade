// The view of Anthropocène as the server sends it, and how its cards read.
export type Row = "air" | "land" | "water";
export type Column = "west" | "north" | "east";
export const ROWS: Row[] = ["air", "land", "water"];
export const COLUMNS: Column[] = ["west", "north", "east"];

export interface Person {
  player: number;
  hand_size: number;
  status: "met" | "unmet";
  hand?: string[];
  objective?: [string, number];
}

export interface AnthropoceneView {
  seat: number | null;
  players: number;
  mode: string;
  generation: number;
  cards_left: number;
  first_player: number;
  to_move: number | null;
  board: Record<Row, Record<Column, string[]>>;
  totals: Record<Row | Column, number>;
  gas: { co2: number; ch4: number; would_melt: number };
  ice: number | null;
  sky: number[];
  people: Person[];
  revealed: ([string, number] | null)[][];
  outcome: "won" | "lost" | null;
  score: number | null;
  grade: string | null;
  possible_own_objectives?: [string, number][];
}

export interface Face {
  row: Row;
  value: number;
  generation: number;
  gas: "co2" | "ch4" | null;
}

type Cards = Record<string, Record<string, unknown>>;

/** What is printed on a card. */
export function face(card: string, cards: Cards): Face {
  const printed = cards[card] ?? {};
  const gas = printed["gas"];
  return {
    row: printed["element"] as Row,
    value: Number(printed["biosphere"] ?? 0),
    generation: Number(printed["generation"] ?? 0),
    gas: gas === "co2" || gas === "ch4" ? gas : null,
  };
}

/** Why something cannot be played now, and the rule that says so. */
export interface Why {
  text: string;
  rule: string;
}
