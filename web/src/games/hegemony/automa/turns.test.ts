import { describe, expect, it } from "vitest";
import type { EventInfo, LogEntry } from "../../../lib/types";
import { after, shownRows } from "./rows";
import { stepsOf, turnsOf } from "./turns";

const info = (event: string, more: Record<string, unknown> = {}): EventInfo =>
  ({
    event: { event, ...more },
    rule: "HAU-ROW-07",
    text: { en: event, fr: event },
    beat: "quick",
    mark: "",
    about: [],
    cause: null,
  }) as unknown as EventInfo;

const shown = info("rows_shown", {
  role: "working_class",
  actions: [
    ["SA", "STR", "DEM"],
    ["AW", "BGS", "PB"],
  ],
  policies: [
    ["policy_2", "policy_4", "policy_6"],
    ["policy_1", "policy_5"],
  ],
});

describe("priority rows", () => {
  it("puts a card at the far end of its new row", () => {
    const rows = after(shownRows(shown), info("priority_moved", { card: "AW", before: 2, after: 5 }));
    expect(rows.actions.rows).toEqual([["SA", "STR", "DEM"], ["BGS", "PB"], [], [], ["AW"]]);
  });

  it("closes gaps on one side only", () => {
    const rows = after(shownRows(shown), info("priority_moved", { card: "policy_2", before: 1, after: 4 }));
    const closed = after(rows, info("gaps_closed", { side: "policies" }));
    expect(closed.policies.rows).toEqual([["policy_4", "policy_6"], ["policy_1", "policy_5"], ["policy_2"]]);
    expect(closed.policies.aside).toEqual(["policy_3", "policy_7"]);
  });

  it("lays a card aside", () => {
    const rows = after(shownRows(shown), info("priority_moved", { card: "DEM", before: 1, after: 0 }));
    expect(rows.actions.aside).toEqual(["DEM"]);
  });
});

const entry = (number: number, events: EventInfo[]): LogEntry =>
  ({ number, move: number, events, story: [] }) as unknown as LogEntry;

describe("turns", () => {
  const turn = [
    info("turn_begun", { role: "working_class" }),
    info("changed"),
    info("ai_card_revealed", { role: "working_class", card: "wc_ai_01", special: "special_emigration" }),
    shown,
    info("check_begun", { check: "wc_check_workers" }),
    info("line_tested", { holds: true }),
    info("priority_moved", { card: "AW", before: 2, after: 4 }),
    info("check_begun", { check: "wc_check_goods" }),
    info("line_tested", { holds: false }),
    info("gaps_closed", { side: "actions" }),
    info("action_tried", { rank: 1, action: "AW", possible: true }),
    info("automa_acted", { action: "AW" }),
    info("list_applied", { list: "wc_assign_workers", options: ["a", "b"] }),
    info("option_chosen", { option: "a" }),
    info("company_changed"),
    info("turn_begun", { role: "middle_class" }),
  ];

  it("are told step by step", () => {
    expect(stepsOf(turn.slice(1, -1)).map((step) => step.kind)).toEqual([
      "before",
      "card",
      "check",
      "check",
      "gaps",
      "tried",
      "list",
      "done",
    ]);
  });

  it("end where the next one begins", () => {
    const [found] = turnsOf([entry(3, turn)]);
    expect(found).toMatchObject({
      role: "working_class",
      card: "wc_ai_01",
      action: "AW",
      revealed: turn.find((info) => info.event["event"] === "ai_card_revealed"),
    });
    expect(found!.steps.at(-1)!.events).toHaveLength(1);
    expect(found!.steps[2]!.moved).toEqual(["AW"]);
  });

  it("go on while people answer, as in a vote", () => {
    const vote = [info("vote_begun"), info("table_changed"), info("side_taken", { role: "capitalist_class" })];
    const rest = [
      info("spending_decided", { roles: ["working_class"], row: "winning" }),
      info("bid_revealed"),
      info("votes_counted"),
      info("priority_moved", { card: "PB", before: 3, after: 1 }),
    ];
    const begun = [...turn.slice(0, -1), info("policies_tried", { policies: ["policy_2=is_proposed"] }), ...vote];
    const [found, ...others] = turnsOf([entry(3, begun), entry(4, []), entry(5, [...rest, turn.at(-1)!])]);
    expect(others).toEqual([]);
    expect(found!.steps.slice(-4).map((step) => step.kind)).toEqual(["vote", "vote", "vote", "done"]);
    expect(found!.steps.slice(-4, -1).map((step) => step.events.length)).toEqual([2, 1, 2]);
  });

  it("are followed by votes of the elections, whoever proposed", () => {
    const bill = [info("vote_begun"), info("spending_decided", { roles: ["working_class", "middle_class"] })];
    const said = { en: "The Bill passes.", fr: "Le Projet de Loi passe." };
    const counted = { ...info("votes_counted"), text: said };
    const found = turnsOf([
      entry(3, [...turn, info("phase_begun")]),
      entry(4, [...bill, counted, info("vote_begun"), info("side_taken"), info("game_over")]),
    ]);
    expect(found.map((one) => one.role)).toEqual(["working_class", null]);
    expect(found[1]).toMatchObject({ revealed: null, text: said });
  });

  it("tell workers that change places for a check apart from what is done", () => {
    const swapped = [turn[2]!, shown, info("company_changed"), turn[4]!, turn[5]!];
    expect(stepsOf(swapped).map((step) => step.kind)).toEqual(["card", "swap", "check"]);
  });
});
