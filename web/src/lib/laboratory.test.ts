import { describe, expect, it } from "vitest";
import { gamesWithin, titleAt } from "./laboratory";
import type { OptionSchema } from "./options";

describe("the number of games a variant is tried with", () => {
  it("is what was wished, or as many as the operator allows for all settings together", () => {
    expect(gamesWithin(100_000, 4, 1000)).toBe(1000);
    expect(gamesWithin(2000, 4, 1000)).toBe(500);
  });

  it("is never none, though the operator allows fewer games than there are settings", () => {
    expect(gamesWithin(3, 4, 1000)).toBe(1);
  });
});

describe("the name of a rule that is compared", () => {
  const part = (en: string, fr: string): OptionSchema => ({ type: "boolean", title: en, "x-fr": { title: fr } });
  const inside = { title: "Lenses", "x-fr": { title: "Grilles" }, properties: { money: part("Money", "Argent") } };
  const schema: OptionSchema = { properties: { alliances: part("Alliances", "Alliances"), lenses: inside } };

  it("is the one on the form, in the language of the page, with its group", () => {
    expect(titleAt(schema, "alliances", "en")).toBe("Alliances");
    expect(titleAt(schema, "lenses.money", "fr")).toBe("Grilles › Argent");
  });

  it("is its path where the game has it no longer", () => {
    expect(titleAt(schema, "gone.rule", "en")).toBe("gone.rule");
  });
});
