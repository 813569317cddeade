import { describe, expect, it } from "vitest";
import { sellersOf } from "./selling";
import type { HegemonyView } from "./view";

const prices = { food: 12, luxury: 8, health: 8, education: 8 };
const view = {
  middle_class: null,
  capitalist_class: { prices, storage: { food: 1, luxury: 2, health: 0, education: 2 } },
  state: {
    prices: { ...prices, health: 5, influence: 10 },
    services: { health: 6, education: 6, influence: 4 },
    goods: { food: 0, luxury: 3 },
  },
  import_prices: { food: 15, luxury: 9 },
} as unknown as HegemonyView;

describe("who sells what", () => {
  const sellers = sellersOf(view);

  it("leaves out a class that nobody plays", () => {
    expect(sellers.map(({ role }) => role)).toEqual(["capitalist_class", "state", "foreign_market"]);
  });

  it("shows goods of the State only while it has some, and its services always", () => {
    expect(Object.keys(sellers[1]!.offers).sort()).toEqual(["education", "health", "influence", "luxury"]);
    expect(sellers[1]!.offers["health"]).toEqual({ price: 5, path: "state.prices.health", stock: 6 });
  });

  it("takes as much from abroad as one likes", () => {
    expect(sellers[2]!.offers["food"]).toEqual({ price: 15, path: "import_prices.food", stock: null });
  });
});
