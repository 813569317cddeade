import { expect, test } from "vitest";
import { clockOf, listFits, tablesOf, timeOf, type ClassPlan } from "./planning";

test("an empty line begins the next table; a list without one fills the tables in order", () => {
  expect(tablesOf("Ann\n Bea \n\nCyd\n", 3)).toEqual([["Ann", "Bea"], ["Cyd"]]);
  expect(tablesOf("Ann\nBea\nCyd\nDov", 3)).toEqual([["Ann", "Bea", "Cyd"], ["Dov"]]);
  expect(tablesOf("  \n", 3)).toEqual([]);
});

test("a list fits where every table of it has seats", () => {
  const plan = { seating: "list", tables: 1, people: 2 } as ClassPlan;
  expect(listFits({ ...plan, list: "Ann\nBea" })).toBe(true);
  expect(listFits({ ...plan, list: "Ann\nBea\nCyd" })).toBe(false);
  expect(listFits({ ...plan, list: "Ann\nBea\nCyd", seating: "random" })).toBe(true);
});

test("minutes become seconds, and no clock is none", () => {
  expect(clockOf({ kind: "phase", minutes: 1.5 })).toEqual({ kind: "phase", seconds: 90 });
  expect(clockOf({ kind: "none", minutes: 5 })).toBeNull();
});

test("a dialog shows the clock as it is now", () => {
  expect(timeOf({ kind: "decision", seconds: 90 })).toEqual({ kind: "decision", minutes: 1.5 });
  expect(timeOf(null).kind).toBe("none");
});
