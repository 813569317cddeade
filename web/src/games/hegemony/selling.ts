// Who offers what: prices and stocks of the classes, the State and the market abroad.
import { RESOURCES, type HegemonyView, type Resource, type RoleId } from "./view";

export interface Offer {
  price: number;
  /** Where the price stands in the view. */
  path: string;
  /** How much there is; null for as much as one likes. */
  stock: number | null;
}

export interface Seller {
  role: RoleId | "foreign_market";
  offers: Record<string, Offer>;
}

export function sellersOf(view: HegemonyView): Seller[] {
  const found: Seller[] = [];
  for (const role of ["middle_class", "capitalist_class"] as const) {
    const owner = view[role];
    if (!owner) continue;
    const offer = (one: Resource): [string, Offer] => [
      one,
      { price: owner.prices[one], path: `${role}.prices.${one}`, stock: owner.storage[one] },
    ];
    found.push({ role, offers: Object.fromEntries(RESOURCES.map(offer)) });
  }
  return [...found, publicOffers(view), offersAbroad(view)];
}

function publicOffers({ state }: HegemonyView): Seller {
  const stocks: Record<string, number> = { ...state.services, ...state.goods };
  const sold = Object.entries(stocks).filter(([what, stock]) => what in state.services || stock > 0);
  const offers = sold.map(([what, stock]): [string, Offer] => [
    what,
    { price: state.prices[what as Resource], path: `state.prices.${what}`, stock },
  ]);
  return { role: "state", offers: Object.fromEntries(offers) };
}

function offersAbroad({ import_prices }: HegemonyView): Seller {
  const offers = Object.entries(import_prices).map(([what, price]): [string, Offer] => [
    what,
    { price, path: `import_prices.${what}`, stock: null },
  ]);
  return { role: "foreign_market", offers: Object.fromEntries(offers) };
}
