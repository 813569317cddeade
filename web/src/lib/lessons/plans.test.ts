import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../fakes";
import { wishIn } from "../school/planning";
import type { Lesson } from "./plans";

beforeAll(() => fakeBrowser("en-GB"));

const text = { en: "", fr: "" };
const step = (minutes: number) => ({ minutes, title: text, text, opens: false });
const form = { minutes: 45, options: { generations: 2, teaching: true }, steps: [step(5), step(15), step(25)] };
const lesson: Lesson = {
  id: "growth_and_limits",
  game: "limit",
  title: text,
  summary: text,
  people: 3,
  bots: 0,
  goals: [],
  forms: [form],
  look: [],
  questions: [],
  background: [],
};

test("steps begin where those before them end", async () => {
  const { beginnings } = await import("./plans");
  expect(beginnings(form)).toEqual([0, 5, 20]);
});

test("the class of a lesson is in its address", async () => {
  const { classOf } = await import("./plans");
  const { variantIn } = await import("../variants");
  const { pathname, search, hash } = new URL(classOf(lesson, form, "Growth & limits"), "http://here");
  expect(pathname).toBe("/teach/limit");
  expect(wishIn(search)).toEqual({ people: 3, bots: 0, title: "Growth & limits" });
  expect(variantIn(hash.slice(1), "limit")?.options).toEqual(form.options);
});

test("an address without a wish, or with nonsense, changes nothing", () => {
  expect(wishIn("")).toEqual({});
  expect(wishIn("?people=many&bots=-2")).toEqual({});
});
