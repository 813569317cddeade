import { expect, test } from "vitest";
import { axisOf } from "../review/axis";
import type { Calendar, Crisis } from "../review/types";
import type { Series } from "../types";
import { commonOf, meanOf, partingsOf, questionsOf, type Played } from "./debrief";

const place = (number: number): Calendar => ({ unit: "round", number, of: 4, year: "", phase: "", step: "" });
const line = (name: string, label: string, owner: number | string): Series["lines"][number] => ({
  name,
  label,
  unit: "",
  owner,
  telling: true,
});

function played(number: number, bank: number[], more: Partial<Played> = {}): Played {
  const calendar = bank.map((_, i) => place(Math.max(1, i)));
  const values = { bank, "a.0": bank.map((one) => one + 1), "a.1": bank.map((one) => one + 2) };
  const lines = [line("bank", "bank", ""), line("a.0", "unrest", 0), line("a.1", "unrest", 1)];
  const series: Series = { moves: bank.length - 1, lines, values, calendar };
  return {
    number,
    view: {},
    names: ["Ann", "Bea"],
    series,
    axis: axisOf(calendar),
    scores: [3, 5],
    winners: [1],
    finished: true,
    ending: [],
    crises: [],
    wrong: more.crises?.length ?? 0,
    ...more,
  };
}

test("what all share comes first; seats that are alike are one mean, others stand for themselves", () => {
  const tables = [played(1, [9, 9, 8]), played(2, [9, 5, 1])];
  expect(commonOf(tables, true).map(({ label, owner }) => [label, owner])).toEqual([
    ["bank", ""],
    ["unrest", null],
  ]);
  expect(commonOf(tables, false).map(({ owner }) => owner)).toEqual(["", 0, 1]);
  expect(
    meanOf([
      [1, null],
      [2, null],
    ]),
  ).toEqual([1.5, null]);
});

test("tables part at the first end of a round where they lie far from each other", () => {
  const tables = [played(1, [10, 10, 10, 10]), played(2, [10, 9, 2, 1]), played(3, [10, 9, 9, 9])];
  const [parting] = partingsOf(commonOf(tables, true));
  expect(parting).toMatchObject({ place: 1, high: { table: 1, value: 10 }, low: { table: 2, value: 2 } });
  expect(partingsOf(commonOf([tables[0]!], true))).toEqual([]);
});

test("questions come from what happened", () => {
  const crisis = { move: 2, text: { en: "War", fr: "Guerre" } } as Crisis;
  const tables = [
    played(1, [10, 10, 10, 10], { crises: [crisis, crisis], scores: [9, 30] }),
    played(2, [10, 9, 2], { scores: [7, 8] }),
    played(3, [10, 9, 9, 9], { finished: false }),
  ];
  const asked = questionsOf(tables, partingsOf(commonOf(tables, true)), false);
  expect(asked.map(({ key }) => key)).toEqual([
    "askParted",
    "askParted",
    "askCrises",
    "askNoCrisis",
    "askEarly",
    "askStopped",
    "askEven",
    "askReality",
    "askAgain",
  ]);
  expect(asked.find(({ key }) => key === "askCrises")!.gaps).toEqual({ n: 2, table: 1 });
  expect(asked.find(({ key }) => key === "askEven")!.gaps).toEqual({ best: 1, even: 2 });
});

test("a table with the most points and the most even ones is asked about both", () => {
  const tables = [played(1, [1, 1], { scores: [20, 21] }), played(2, [1, 1], { scores: [5, 9] })];
  const asked = questionsOf(tables, [], false);
  expect(asked.find(({ key }) => key === "askBoth")!.gaps).toEqual({ table: 1 });
  expect(asked.map(({ key }) => key)).not.toContain("askBest");
});

test("tables that came to the same are not ranked", () => {
  const tables = [played(1, [1, 1]), played(2, [1, 1])];
  expect(questionsOf(tables, [], true).map(({ key }) => key)).toEqual(["askAlike", "askReality", "askAgain"]);
});

test("a table that was stopped is not ranked beside one that came to its end", () => {
  const tables = [played(1, [1, 1], { finished: false, scores: [1, 1] }), played(2, [1, 1], { scores: [9, 9] })];
  expect(questionsOf(tables, [], true).map(({ key }) => key)).not.toContain("askBest");
  const ended = [...tables, played(3, [1, 1], { scores: [5, 5] })];
  expect(questionsOf(ended, [], true).find(({ key }) => key === "askBest")!.gaps).toEqual({ table: 2 });
});

test("an early end is a defeat, or a victory that all share", () => {
  const tables = [played(1, [1, 1, 1, 1]), played(2, [1, 1], { winners: [0, 1] })];
  const early = (cooperative: boolean): string[] => questionsOf(tables, [], cooperative).map(({ key }) => key);
  expect(early(true)).toContain("askSooner");
  expect(early(false)).toContain("askEarly");
  const lost = [tables[0]!, { ...tables[1]!, winners: [] }];
  expect(questionsOf(lost, [], true).map(({ key }) => key)).toContain("askEarly");
});
