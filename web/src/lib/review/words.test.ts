// What the review says of figures.
import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../fakes";
import type { Calendar, Crisis, Moment } from "./types";
import type * as Words from "./words";

let words: typeof Words;
beforeAll(async () => {
  fakeBrowser("en");
  words = await import("./words");
});

const place: Calendar = { unit: "generation", number: 3, of: 7, year: "1910–1940", phase: "", step: "" };
const text = (en: string): Crisis["text"] => ({ en, fr: en });
const crisis = (...causes: Crisis["causes"]): Crisis => ({
  move: 1,
  calendar: place,
  rule: "R-1",
  text: text("crisis"),
  about: [],
  causes,
  chain: [],
});

test("a place in the calendar, and none where a game keeps none", () => {
  expect(words.placeInWords(place, { generation: text("generation") })).toBe("Generation 3, 1910–1940");
  expect(words.placeInWords({ ...place, year: "" }, {})).toBe("Generation 3");
  expect(words.placeInWords({ ...place, number: 0 }, {})).toBe("");
});

test("a swing is told by its sign, not by a colour alone", () => {
  expect(words.swingOf({ before: 0.5, after: 0.62 } as Moment)).toBe("▲ +12");
  expect(words.swingOf({ before: 0.5, after: 0.4 } as Moment)).toBe("▼ −10");
});

test("causes are told with their amounts and whose they are", () => {
  const found = crisis(
    { what: text("taxes"), seat: null, amount: -160, crisis: null },
    { what: text("Surcharge"), seat: 1, amount: -27, crisis: null },
  );
  expect(words.causesOf(found, ["Ann", "Bo"], (one) => one.en)).toEqual(["taxes −160", "Surcharge (Bo) −27"]);
});

test("a crisis that brought another stands before it", () => {
  const link = (to: number | null): Crisis["causes"][0] => ({ what: text("riot"), seat: 0, amount: 3, crisis: to });
  const crises = [crisis(), crisis(link(0)), crisis(link(null)), crisis(link(null), link(1))];
  expect(words.chainTo(crises, 3)).toEqual([0, 1, 3]);
  expect(words.chainTo(crises, 2)).toEqual([2]);
});
