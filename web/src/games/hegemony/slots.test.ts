import { describe, expect, it } from "vitest";
import { plannedSlots, slotsOf, waysOf } from "./slots";
import type { CompanyCard, CompanyView } from "./view";

const clinic = { worker_slots: ["healthcare", "unskilled"], employee_slot: null } as unknown as CompanyCard;
const shop = {
  worker_slots: ["agriculture"],
  employee_slot: { type: "unskilled", bonus: 1 },
} as unknown as CompanyCard;

describe("the places of a company", () => {
  it("puts a skilled worker on the place that wants the skill, in whatever order they are told", () => {
    const company = { workers: ["unskilled", "healthcare"], employee: null } as unknown as CompanyView;
    expect(slotsOf(clinic, company).map((slot) => slot.worker)).toEqual(["healthcare", "unskilled"]);
  });

  it("lets anybody stand on a place without a skill", () => {
    const company = { workers: ["media", "healthcare"], employee: null } as unknown as CompanyView;
    expect(slotsOf(clinic, company).map((slot) => slot.worker)).toEqual(["healthcare", "media"]);
  });

  it("shows empty places, and that of the employee last", () => {
    const company = { workers: ["agriculture"], employee: null } as unknown as CompanyView;
    expect(slotsOf(shop, company)).toEqual([
      { wants: "agriculture", worker: "agriculture", employee: false },
      { wants: "unskilled", worker: null, employee: true },
    ]);
    expect(slotsOf(clinic, null).map((slot) => slot.worker)).toEqual([null, null]);
  });
});

describe("a plan that is not confirmed", () => {
  const part = (ref: Record<string, unknown>) => ({ ref });
  const ways = waysOf([
    part({ action: "worker_at", kind: "unskilled", company: "mall" }),
    part({ action: "to_company", company: "clinic" }),
    part({ action: "jobless_worker", kind: "healthcare" }),
  ]);

  it("says who goes where, and who is still in hand", () => {
    expect(ways).toEqual([
      { kind: "unskilled", from: "mall", to: "clinic" },
      { kind: "healthcare", from: null, to: null },
    ]);
  });

  it("stands on the places: who left is gone, who comes is only meant to", () => {
    const empty = { label: "clinic", workers: [], employee: null } as unknown as CompanyView;
    expect(plannedSlots(clinic, empty, ways, false).map(({ worker, planned }) => [worker, planned])).toEqual([
      [null, undefined],
      ["unskilled", true],
    ]);
    const mall = { label: "mall", workers: ["healthcare", "unskilled"], employee: null } as unknown as CompanyView;
    expect(plannedSlots(clinic, mall, ways, false).map((slot) => slot.worker)).toEqual(["healthcare", null]);
  });

  it("is an employee's where the Working Class comes into a company of the Middle Class", () => {
    const store = { label: "clinic", workers: ["agriculture"], employee: null } as unknown as CompanyView;
    expect(plannedSlots(shop, store, ways, true)[1]).toEqual({
      wants: "unskilled",
      worker: "unskilled",
      employee: true,
      planned: true,
    });
  });
});
