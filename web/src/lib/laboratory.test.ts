import { describe, expect, it } from "vitest";
import { gamesWithin } from "./laboratory";

describe("the number of games a variant is tried with", () => {
  it("is what was wished, or as many as the operator allows for all settings together", () => {
    expect(gamesWithin(100_000, 4, 1000)).toBe(1000);
    expect(gamesWithin(2000, 4, 1000)).toBe(500);
  });

  it("is never none, though the operator allows fewer games than there are settings", () => {
    expect(gamesWithin(3, 4, 1000)).toBe(1);
  });
});
