import { beforeAll, expect, test } from "vitest";
import { byAmount, numbered } from "./amounts";
import { bounds, chartsOf, polylines } from "./charts";
import { chipOf, leafChanges } from "./changes";
import { fakeBrowser } from "./fakes";
import { marksOf } from "./marks";
import type { LineInfo } from "./review/types";
import type { EventInfo, LogEntry } from "./types";

beforeAll(() => fakeBrowser());

const event = (fields: Record<string, unknown>): EventInfo =>
  ({
    event: { rule: "X-1", ...fields },
    rule: "X-1",
    text: { en: String(fields["event"]), fr: "" },
  }) as unknown as EventInfo;
const entry = (move: number, ...events: EventInfo[]): LogEntry =>
  ({ number: move, kind: "choice", seat: 0, by: "person", at: 0, move, events, text: null }) as LogEntry;

test("a preview moves single counters, also inside lists", () => {
  const people = (size: number): object[] => [{ hand: 4 }, { hand: size }];
  const moves = leafChanges({
    key: "k",
    events: [],
    sure: true,
    changes: [
      { path: "ice", before: 3, after: 2 },
      { path: "people", before: people(4), after: people(3) },
    ],
  } as never);
  expect([...moves.keys()]).toEqual(["ice", "people.1.hand"]);
  expect(chipOf(moves.get("ice")!, String)).toEqual({ text: "−1", up: false });
});

test("a number field stands for the options that count, whatever other numbers they carry", () => {
  const option = (key: string, ref: object): object => ({ key, ref, label: { en: key, fr: key } });
  const gifts = [0, 1, 2].map((amount) => option(`give:1:${amount}`, { action: "give", nation: 1, amount }));
  const decision = {
    id: 1,
    rule: "",
    prompt: { en: "", fr: "" },
    options: [...gifts, option("pass", { action: "pass" })],
    blocked: [],
    span: [0, 2],
    counted: "amount",
  };
  const found = byAmount(decision as never);
  expect([...found].map(([amount, one]) => [amount, one.key])).toEqual([
    [0, "give:1:0"],
    [1, "give:1:1"],
    [2, "give:1:2"],
  ]);
  expect(byAmount({ ...decision, span: null } as never).size).toBe(0);
});

test("labels that differ in one number say their words once", () => {
  expect(numbered(["0 more at this price", "1 more at this price", "12 more at this price"])).toEqual({
    before: "",
    numbers: ["0", "1", "12"],
    after: "more at this price",
  });
  expect(numbered(["Bid 0", "Bid 1", "Bid 2"])?.before).toBe("Bid");
  expect(numbered(["Wage L1", "Wage L2", "Wage L3"])).toBeNull();
  expect(numbered(["0 more", "1 more"])).toBeNull();
  expect(numbered(["1 Food", "2 Food", "Nothing"])).toBeNull();
  expect(numbered(["1 Food for 5", "2 Food for 10", "3 Food for 15"])).toBeNull();
});

test("charts join the seats of one quantity and leave out what never moves", () => {
  const values = { mine: [1, 2], yours: [1, 1], limit: [4, 4], ice: [3, 2] };
  const line = (name: string, label: string, owner: number | string): LineInfo => ({
    name,
    label,
    unit: "",
    owner,
    telling: false,
  });
  const lines = [
    line("mine", "coins", 0),
    line("yours", "coins", 1),
    line("limit", "limit", ""),
    line("ice", "ice", ""),
  ];
  const charts = chartsOf({ moves: 1, values, lines, calendar: [] });
  expect(charts.map((chart) => [chart.label, chart.lines.length])).toEqual([
    ["coins", 2],
    ["ice", 1],
  ]);
  expect(bounds(charts[0]!)).toEqual([1, 2]);
  expect(polylines([0, null, 2], 0, 2, 10, 10)).toEqual(["0.0,10.0", "10.0,0.0"]);
});

test("the timeline marks what the events themselves call a beginning or an alarm", () => {
  const log = [
    entry(0, { ...event({ event: "generation_started" }), mark: "begin" }),
    entry(1, event({ event: "card_laid" })),
    entry(2, { ...event({ event: "crisis_struck" }), mark: "alarm" }),
  ];
  expect(marksOf(log).map((mark) => [mark.move, mark.kind])).toEqual([
    [0, "begin"],
    [2, "alarm"],
  ]);
});
