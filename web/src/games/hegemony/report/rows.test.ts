import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../../lib/types";
import { cameLater, companiesOf, movedBy, ofImf, restOfImf } from "./rows";

function event(name: string, rule: string, more: Record<string, unknown> = {}): EventInfo {
  return { event: { event: name, ...more }, rule, beat: "normal" } as unknown as EventInfo;
}

const checked = event("imf_checked", "HEG-IMF-01", { intervenes: true });
const repaid = event("changed", "HEG-IMF-03", { role: "state", what: "loans", before: 4, after: 0 });
const paid = event("tax_paid", "HEG-TAX-02");
const immigrant = event("revealed", "HEG-PRE-09", { deck: "immigration" });

describe("the rows of a report", () => {
  it("tells what is left of an intervention after somebody was asked", () => {
    expect(restOfImf([repaid, paid])).toBe(true);
    expect(restOfImf([checked, repaid])).toBe(false);
    expect(restOfImf([paid])).toBe(false);
  });

  it("reads a number from its first value to its last, up to the taxes", () => {
    const sold = (before: number): EventInfo =>
      event("changed", "HEG-POL-14", { role: "state", what: "treasury", before, after: before + 20 });
    const taxed = event("changed", "HEG-TAX-02", { role: "state", what: "treasury", before: 76, after: 100 });
    const all = [sold(16), checked, sold(36), sold(56), paid, taxed];
    expect(movedBy(ofImf(all), "HEG-IMF", "HEG-POL")).toEqual([{ what: "treasury", before: 36, after: 76 }]);
  });

  it("knows companies that went from those that stayed", () => {
    const closed = event("company_changed", "HEG-POL-14", { company: "a", what: "owner", after: "face_down" });
    const opened = event("company_changed", "HEG-POL-11", { company: "b", what: "owner", after: "state" });
    expect(companiesOf([closed, opened], "owner", "face_down")).toEqual(["a"]);
  });

  it("counts who came after taxes were paid, not before", () => {
    expect(cameLater([immigrant, paid, immigrant, immigrant])).toBe(2);
    expect(cameLater([immigrant, paid])).toBe(0);
  });
});
