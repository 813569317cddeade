import { describe, expect, it } from "vitest";
import { slotsOf } from "./slots";
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
