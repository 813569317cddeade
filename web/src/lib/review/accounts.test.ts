import { expect, test } from "vitest";
import { stepsOf } from "./accounts";

test("each bar begins where the last one ended, and the last one stands on the ground", () => {
  const text = (en: string) => ({ en, fr: en });
  const parts = [
    { what: text("electricity"), amount: -40 },
    { what: text("births"), amount: 15 },
  ];
  const steps = stepsOf({ name: text("GES"), start: 100, end: 75, parts });
  expect(steps.map((step) => [step.amount, step.from, step.width])).toEqual([
    [100, 0, 100],
    [-40, 60, 40],
    [15, 60, 15],
    [75, 0, 75],
  ]);
});
