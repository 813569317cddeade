import { expect, test } from "vitest";
import { meaningAt } from "./meanings";

const MEANINGS = { leader: "seat", "order.*": "seat", nations: "each_seat", "nations.*.hand.*": "card" } as const;

test("a path is what the game says of it, whatever stands for the star", () => {
  expect(meaningAt(MEANINGS, "leader")).toBe("seat");
  expect(meaningAt(MEANINGS, "order.3")).toBe("seat");
  expect(meaningAt(MEANINGS, "nations.1.hand.0")).toBe("card");
  expect(meaningAt(MEANINGS, "nations")).toBe("each_seat");
});

test("of other paths nothing is said, however they are called", () => {
  expect(meaningAt(MEANINGS, "order")).toBeUndefined();
  expect(meaningAt(MEANINGS, "player")).toBeUndefined();
  expect(meaningAt({}, "leader")).toBeUndefined();
});
