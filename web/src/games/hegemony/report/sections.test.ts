import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../../lib/types";
import { phaseOf, sectionsOf, seenOf } from "./sections";

function event(name: string, rule = "HEG-PRD-02", more: Record<string, unknown> = {}): EventInfo {
  const beat = name === "changed" ? "silent" : "normal";
  return { event: { event: name, ...more }, rule, beat } as unknown as EventInfo;
}

const kinds = (events: EventInfo[]): string[] => sectionsOf(events).map(({ kind }) => kind);

describe("the sections of a report", () => {
  it("keeps wages and products together; numbers and the names of phases make no row", () => {
    const events = [event("phase_begun"), event("wage_bill"), event("changed"), event("produced"), event("tax_paid")];
    expect(sectionsOf(events).map(({ kind, events: some }) => [kind, some.length])).toEqual([
      ["produce", 2],
      ["taxes", 1],
    ]);
  });

  it("gives each vote a section of its own, with the points and the law that follow", () => {
    const vote = [event("bid_revealed"), event("votes_counted"), event("scored", "HEG-VOT-16"), event("policy_moved")];
    expect(sectionsOf([...vote, ...vote]).map(({ events }) => events.length)).toEqual([4, 4]);
  });

  it("opens a page for the IMF only if it intervenes", () => {
    const check = (intervenes: boolean): EventInfo => event("imf_checked", "HEG-IMF-01", { intervenes });
    expect(kinds([check(true), event("bill_removed"), event("policy_moved")])).toEqual(["imf"]);
    expect(kinds([check(false), event("tax_paid")])).toEqual(["taxes"]);
  });

  it("counts points of the end of a round apart", () => {
    expect(kinds([event("votes_counted"), event("scored", "HEG-SCO-01")])).toEqual(["vote", "scoring"]);
  });

  it("names the phase where nothing else shows that it has begun", () => {
    const phase = { ...event("phase_begun"), beat: "ceremony" } as EventInfo;
    expect(phaseOf([event("bill_proposed"), phase])).toBe(phase);
    expect(phaseOf([event("bill_proposed"), phase, event("wage_bill")])).toBeUndefined();
    expect(phaseOf([event("bill_proposed"), event("phase_begun")])).toBeUndefined();
  });

  it("shows section after section as the events are seen", () => {
    const sections = sectionsOf([event("wage_bill"), event("produced"), event("tax_paid")]);
    expect(seenOf(sections, 1).map(({ kind, seen }) => [kind, seen])).toEqual([["produce", 1]]);
    expect(seenOf(sections, 3).map(({ seen }) => seen)).toEqual([2, 1]);
  });
});
