import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../../lib/types";
import { rowsOf } from "./rows";

const event = (name: string, facts: Record<string, unknown> = {}): EventInfo =>
  ({ event: { event: name, ...facts }, beat: "normal", text: { en: name, fr: name } }) as unknown as EventInfo;
const END = [
  event("card_laid", { player: 2 }),
  event("objective_revealed", { player: 0, line: "west", value: 5, met: true }),
  event("objective_revealed", { player: 1, line: "air", value: 4, met: false }),
  event("ice_changed", { before: 3, after: 2, co2: 1, ch4: 0 }),
  event("sky_read", { met: 1, unmet: 1, value: 0 }),
];

describe("the rows of the end of a generation", () => {
  it("reveal mine last, and leave out what was seen before", () => {
    const rows = rowsOf(END, 99, 0);
    expect(rows.map((row) => (row.kind === "revealed" ? row.player : row.kind))).toEqual([1, 0, "ice", "sky"]);
  });

  it("come one after the other", () => {
    expect(rowsOf(END, 1, 0)).toHaveLength(1);
    expect(rowsOf(END, 3, 0)).toHaveLength(2);
    expect(rowsOf(END, 5, 0)).toHaveLength(4);
  });
});
