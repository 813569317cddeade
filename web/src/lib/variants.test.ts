import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";

beforeAll(() => fakeBrowser("en-GB"));

const schema = {
  properties: {
    rounds: { type: "integer", default: 5, "x-rules": ["R-1", "R-2"] },
    money: { type: "integer", default: 30, "x-rules": ["R-2"] },
    lenses: { properties: { weight: { type: "integer", default: 2 } }, "x-rules": ["R-3"] },
  },
};

test("a variant travels in a link and comes back the same, for its own game only", async () => {
  const { fragmentOf, variantIn } = await import("./variants");
  const variant = { name: "Ère courte", game: "limit", options: { generations: 3 } };
  expect(variantIn(fragmentOf(variant), "limit")).toEqual(variant);
  expect(variantIn(fragmentOf(variant), "climat")).toBeNull();
  expect(variantIn("variant=%%%", "limit")).toBeNull();
  expect(variantIn("sometoken", "limit")).toBeNull();
});

test("a variant fills the form; what the game does not know is left out", async () => {
  const { filled, touched } = await import("./variants");
  const values = filled(schema, { rounds: 3, lenses: { weight: 9 }, unknown: 1 });
  expect(values).toEqual({ rounds: 3, money: 30, lenses: { weight: 9 } });
  expect(touched(schema, values)).toEqual(["R-1", "R-2", "R-3"]);
  expect(touched(schema, filled(schema, {}))).toEqual([]);
});

test("values that an option cannot take are left out: a file may have been written by hand", async () => {
  const { filled } = await import("./variants");
  const kinds = {
    properties: {
      rounds: { type: "integer", default: 5, minimum: 1, maximum: 7 },
      open: { type: "boolean", default: false },
      mode: { type: "string", enum: ["base", "expert"], default: "base" },
      track: { type: "array", default: [1, 2], minItems: 2, maxItems: 2, items: { type: "integer" } },
      lenses: { properties: { weight: { type: "integer", default: 2 } } },
    },
  };
  const printed = filled(kinds, {});
  for (const rounds of ["abc", 0, 8, 2.5, null]) expect(filled(kinds, { rounds })).toEqual(printed);
  expect(filled(kinds, { open: "no", mode: "x", track: [1], lenses: 7 })).toEqual(printed);
  expect(filled(kinds, { track: [1, "2"] })).toEqual(printed);
  const changed = { rounds: 7, open: true, mode: "expert", track: [3, 4], lenses: { weight: 9 } };
  expect(filled(kinds, changed)).toEqual(changed);
});

test("one changed rule is compared with the printed game, several are simulated together", async () => {
  const { comparedWithPrint } = await import("./laboratory");
  expect(comparedWithPrint(schema, { rounds: 3 })).toEqual([{ path: "rounds", chosen: [], text: "5, 3" }]);
  expect(comparedWithPrint(schema, { rounds: 3, money: 9 }).map((one) => one.text)).toEqual(["5, 3", "30, 9"]);
  expect(comparedWithPrint(schema, { lenses: { weight: 9 } })).toEqual([
    { path: "lenses.weight", chosen: [], text: "2, 9" },
  ]);
  expect(comparedWithPrint(schema, { cards: ["house"] })).toEqual([]);
});
