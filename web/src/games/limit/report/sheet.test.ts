import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../../lib/types";
import { sheetOf } from "./sheet";

const event = (name: string, facts: Record<string, unknown> = {}): EventInfo =>
  ({ event: { event: name, ...facts }, beat: name === "step_begun" ? "silent" : "quick" }) as unknown as EventInfo;
const changed = (nation: number, what: string, before: number, after: number): EventInfo =>
  event("changed", { nation, what, before, after });

const PHASE = [
  event("passed", { nation: 1 }),
  event("step_begun", { step: "supply" }),
  changed(0, "renewable", 2, 0),
  event("shortage", { nation: 1, resource: "renewable", levels: 1 }),
  event("step_begun", { step: "consumption" }),
  event("step_begun", { step: "taxation" }),
  event("world_changed", { what: "bank", before: 218, after: 212 }),
  changed(0, "money", 5, 11),
  event("world_changed", { what: "bank", before: 212, after: 206 }),
  changed(1, "money", 5, 11),
];

describe("the sheet of a phase", () => {
  it("has a row for each step in which something happened", () => {
    expect(sheetOf(PHASE, 99).map((row) => row.step)).toEqual(["supply", "taxation"]);
  });

  it("tells what moved in each nation, and for all from the first to the last", () => {
    const [supply, taxes] = sheetOf(PHASE, 99);
    expect(supply!.nations.get(0)).toEqual([{ what: "renewable", before: 2, after: 0 }]);
    expect(supply!.told).toHaveLength(1);
    expect(taxes!.world).toEqual([{ what: "bank", before: 218, after: 206 }]);
    expect([...taxes!.nations.keys()]).toEqual([0, 1]);
  });

  it("grows by one event with every beat", () => {
    expect(sheetOf(PHASE, 2).map((row) => row.step)).toEqual(["supply"]);
    expect(sheetOf(PHASE, 2)[0]!.told).toHaveLength(0);
  });

  it("leaves out what somebody did before the first step, unless there is nothing else", () => {
    expect(sheetOf(PHASE, 99).flatMap((row) => row.told)).toHaveLength(1);
    expect(sheetOf([event("raid"), event("passed")], 99).flatMap((row) => row.told)).toHaveLength(1);
  });
});
