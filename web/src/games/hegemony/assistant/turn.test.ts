import { describe, expect, it } from "vitest";
import { factsIn, valueOf } from "./expressions";
import { deedsBeyond, isAmong, placesOf } from "./looks";
import { spendingIn } from "./spending";
import { afterAction, questionsFor, runChecks, startRows, type AiCard, type Help } from "./turn";

const help = {
  checks: {
    wc_check_workers: {
      name: { en: "", fr: "" },
      lines: [
        { when: "max_unemployed_employable >= 2", move: "AW", up: "max_unemployed_employable" },
        { when: "max_new_unions >= 1", move: "AW", up: "2 * max_new_unions" },
        { when: "AW_moved == 0", move: "SA", up: 1 },
        { when: "unemployed > open_slots", move: "DEM", up: "unemployed - open_slots" },
      ],
    },
    wc_check_policies: {
      name: { en: "", fr: "" },
      lines: [
        { each: "listed_policy", when: "proposable and distance == 1", move: ["PB", "policy"], up: 1 },
        { each: "listed_policy", when: "proposable and distance == 2", move: ["PB", "policy"], up: 2 },
        { each: "listed_policy", when: "proposable and policy == 2", move: ["PB", "policy"], up: 1 },
        { when: "listed_proposable == 0", move: "SA", up: 1 },
      ],
    },
    wc_check_goods: {
      name: { en: "", fr: "" },
      lines: [
        { when: "obtainable_services == 0", move: "SA", up: 1 },
        { each: "service", when: "obtainable and unit_cost == 0", move: "BGS", up: 3 },
        { each: "service", when: "obtainable and 0 < unit_cost <= 6", move: "BGS", up: 2 },
        { each: "service", when: "obtainable and unit_cost > 6", move: "BGS", up: 1 },
      ],
    },
    wc_check_strike: {
      name: { en: "", fr: "" },
      lines: [{ when: "policy_2 == C", move: "STR", up: "floor(strikable_at_minimum / 2)" }],
    },
  },
  conditions: {},
  lists: {},
  action_cards: ["AW", "BGS", "PB", "SA", "STR", "DEM"].map((code, i) => ({
    class: "working_class",
    code,
    start_row: i < 3 ? 2 : 1,
    start_position: (i % 3) + 1,
  })),
  policy_cards: [1, 5, 2, 4, 6, 3, 7].map((policy, i) => ({
    class: "working_class",
    policy,
    ...(i < 5 && { start_row: i < 2 ? 2 : 1, start_position: i + 1 }),
  })),
  wanted: { working_class: ["1A", "2A", "3A", "4A", "5A", "6C", "7B"] },
} as unknown as Help;
const card = { class: "working_class", symbols: ["AW", "BGS", "PB", "STR"], policies: [1, 2] } as unknown as AiCard;

describe("expressions", () => {
  it("are read as the cards write them", () => {
    expect(valueOf("floor(companies / 3)", { companies: 7 })).toBe(2);
    expect(valueOf("obtainable and 0 < unit_cost <= 6", { obtainable: 1, unit_cost: 6 })).toBe(1);
    expect(valueOf("obtainable and 0 < unit_cost <= 6", { obtainable: 1, unit_cost: 7 })).toBe(0);
    expect(valueOf("policy_2 == C", { policy_2: 2 })).toBe(1);
    expect(factsIn("unemployed - open_slots")).toEqual(["unemployed", "open_slots"]);
  });
});

describe("a turn with the box", () => {
  it("asks only for what the card needs", () => {
    expect(questionsFor(help, card, "PB").map((one) => one.key)).toEqual([
      "section_1",
      "proposable_1",
      "section_2",
      "proposable_2",
    ]);
    expect(questionsFor(help, card, "STR").map((one) => one.key)).toEqual(["section_2", "strikable_at_minimum"]);
  });

  it("moves the rows as the rules do", () => {
    // The position of the command line's example: the same rows come out.
    const answers = {
      max_unemployed_employable: 2,
      max_new_unions: 0,
      unemployed: 4,
      open_slots: 4,
      cost_health: 5,
      cost_education: null,
      cost_luxury: 9,
      section_1: 2,
      proposable_1: 1,
      section_2: 2,
      proposable_2: 1,
      strikable_at_minimum: 1,
    };
    const { rows } = runChecks(help, card, answers, startRows(help, "working_class"));
    expect(rows.actions.rows).toEqual([["SA", "STR", "DEM"], ["AW"], ["BGS"], ["PB"]]);
    const done = afterAction(rows, "PB", false);
    expect(done.actions.rows.slice(0, 3)).toEqual([["SA", "STR", "DEM"], ["AW", "PB"], ["BGS"]]);
  });
});

describe("what a turn looks at", () => {
  const looking = { ...help, looks: { working_class: { STR: ["policies.2", "companies"] } } } as unknown as Help;
  const drawn = { ...card, looks: ["round", "policies.1"], special: { looks: ["bag"] } } as unknown as AiCard;

  it("is what the card shows, and what it comes to", () => {
    const asked = placesOf(drawn, [], looking);
    expect([...asked]).toEqual(["round", "policies.1"]);
    expect(deedsBeyond(["STR", "AW", "SA"], asked, drawn, looking)).toEqual(["STR", "SA"]);
    expect(deedsBeyond(["STR", "SA"], placesOf(drawn, ["STR", "SA"], looking), drawn, looking)).toEqual([]);
  });

  it("holds for everything within a place", () => {
    const places = new Set(["bag", "policies.1"]);
    expect(isAmong(["bag", "working_class"], places)).toBe(true);
    expect(isAmong(["policies", "1"], places)).toBe(true);
    expect(isAmong(["policies", "2"], places)).toBe(false);
  });
});

describe("a vote", () => {
  it("is read from the influence tables", () => {
    const vote = { side: "for", votesFor: 2, votesAgainst: 3, own: 4, allies: 0, others: 1, last: false } as const;
    expect(spendingIn(vote)).toMatchObject({ needed: 1, spend: 1, draw: 1, forAll: false });
    expect(spendingIn({ ...vote, own: 1 })).toMatchObject({ spend: 0, draw: 1, forAll: true });
    expect(spendingIn({ ...vote, last: true })).toMatchObject({ spend: 4, draw: 0 });
    expect(spendingIn({ ...vote, side: "against", others: 0 })).toMatchObject({ row: "winning_safely" });
  });
});
