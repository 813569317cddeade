// The names of rows and columns, and how the cards of Anthropocène read. The view itself is in shown.ts.
export type { AnthropoceneView, Person } from "./shown";

export type Row = "air" | "land" | "water";
export type Column = "west" | "north" | "east";
export const ROWS: Row[] = ["air", "land", "water"];
export const COLUMNS: Column[] = ["west", "north", "east"];

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
