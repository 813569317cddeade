import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";
import { hasTour, tourOf, type Seen } from "./tour";

beforeAll(() => fakeBrowser());

const seen = (view: Record<string, unknown>, more: Partial<Seen> = {}): Seen => ({
  view,
  decision: null,
  move: 0,
  finished: false,
  has: () => false,
  ...more,
});

test("two games have help for the first match, others have none", () => {
  expect(["anthropocene", "limit", "climat"].map(hasTour)).toEqual([true, true, false]);
});

test.each(["anthropocene", "limit"])("the help of %s says every step shortly, in both languages", async (game) => {
  const { steps } = await tourOf(game);
  for (const step of steps)
    for (const text of [step.text.en, step.text.fr, step.title.en, step.title.fr]) {
      expect(text.length, text).toBeGreaterThan(3);
      expect(text.length, text).toBeLessThan(190);
    }
});

test("the last step of each help waits for the end of the match", async () => {
  for (const game of ["anthropocene", "limit"]) {
    const last = (await tourOf(game)).steps.at(-1)!;
    expect(last.when!(seen({ sky: [], generation: 1, step: "" }))).toBe(false);
    expect(last.when!(seen({ sky: [], generation: 1, step: "" }, { finished: true }))).toBe(true);
  }
});

test("laying a card is over when one more choice stands", async () => {
  const lay = (await tourOf("anthropocene")).steps.find((step) => step.title.en.startsWith("Lay it"))!;
  const view = { sky: [], generation: 1 };
  expect(lay.until!(seen(view, { move: 4 }), seen(view, { move: 4 }))).toBe(false);
  expect(lay.until!(seen(view, { move: 5 }), seen(view, { move: 4 }))).toBe(true);
});
