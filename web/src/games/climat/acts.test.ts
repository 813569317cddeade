// How a report is cut into acts.
import { expect, test } from "vitest";
import type { EventInfo } from "../../lib/types";
import { actsOf, placeOfStep } from "./acts";

const happens = (event: string, more: Record<string, unknown> = {}): EventInfo =>
  ({ event: { event, ...more }, about: [] }) as unknown as EventInfo;

test("an activation is told step by step, with what led to it before and the next turn after it", () => {
  const acts = actsOf([
    happens("action_taken"),
    happens("step_begun", { region: "india", step: "calamities" }),
    happens("changed", { what: "riots" }),
    happens("step_begun", { region: "india", step: "propagation" }),
    happens("turn_begun"),
    happens("event_drawn"),
  ]);
  expect(acts.map(({ step, events }) => [step, events.length])).toEqual([
    [null, 1],
    ["calamities", 1],
    ["propagation", 0],
    [null, 2],
  ]);
  expect(acts[1]?.region).toBe("india");
});

test("steps are counted from 1 to 7", () => {
  expect([placeOfStep("calamities"), placeOfStep("track")]).toEqual([1, 7]);
});
