// LIMIT's desk: what all its parts share, and which place each option lights.
import { actionOf, makeDesk, type Desk as SharedDesk, type Ref } from "../../components/board/desk";
import type { Move } from "../../lib/changes";
import { valueAt, type BoardProps } from "../../lib/game";
import type { DecisionInfo, OptionInfo } from "../../lib/types";
import Sign from "./parts/Sign.svelte";
import type { LimitView, NationView, Printed } from "./view";

export { acts, actionOf, ghost } from "../../components/board/desk";

export interface Desk extends SharedDesk<LimitView> {
  /** The rule that forbids a card, by card. */
  blocked: Map<string, string>;
  card: (id: string) => Printed;
  /** What the page gave: parts that are used outside a desk take it whole. */
  table: BoardProps;
}

/** What an option's place is called, by the option's action. Numbers, nations, passing and yes-or-no are buttons beside the question. */
const PLACES: Record<string, (ref: Ref, asked: Ref, me: number) => string> = {
  play: (ref) => `card:${ref["card"]}`,
  play_pooled: (ref) => `card:${ref["card"]}`,
  keep: (ref) => `card:${ref["card"]}`,
  under: (ref) => `card:${ref["card"]}`,
  discard: (ref) => `card:${ref["card"]}`,
  recover: (ref) => `card:${ref["card"]}`,
  take_back: (ref) => `card:${ref["card"]}`,
  deck: (ref, _, me) => `deck:${me}:${ref["deck"]}`,
  class_up: (ref, asked, me) => `class:${asked["nation"] ?? me}:${ref["rank"]}`,
  class_down: (ref, asked, me) => `class:${asked["nation"] ?? me}:${ref["rank"]}`,
  plant_up: (ref, _, me) => `plant:${me}:${ref["plant"]}`,
  plant_down: (ref, _, me) => `plant:${me}:${ref["plant"]}`,
  hit: (ref, asked) => `plant:${asked["target"]}:${ref["plant"]}`,
  choose: (ref, asked, me) => `${asked["action"] === "ask_goods" ? "stock" : "plant"}:${me}:${ref["resource"]}`,
  choose_for: (ref, asked, me) => `${asked["action"] === "ask_goods" ? "stock" : "plant"}:${me}:${ref["resource"]}`,
  seize: (ref, asked) => `stock:${asked["target"]}:${ref["resource"]}`,
  buy: (ref) => `market:${ref["resource"]}`,
  sell: (ref) => `market:${ref["resource"]}`,
  price_up: (ref) => `market:${ref["resource"]}`,
  price_down: (ref) => `market:${ref["resource"]}`,
  leave: (ref) => `alliance:${ref["kind"]}`,
  break_alliance: (_, asked) => `alliance:${asked["kind"]}`,
  keep_alliance: (_, asked) => `alliance:${asked["kind"]}`,
};

/** Where all decide at once a choice moves nothing before the last has chosen; the option itself says what it will move. */
function withOwnMove(moves: Map<string, Move>, props: BoardProps): Map<string, Move> {
  const { decision, seat, preview } = props;
  const option = decision?.options.find(({ key }) => key === preview?.key);
  if (!decision || !option || seat === null) return moves;
  const ref: Ref = option.ref;
  const nation = (decision.ref as Ref)["nation"] ?? seat;
  const place = ref["rank"] ? `classes.${ref["rank"]}` : ref["plant"] ? `production.${ref["plant"]}.level` : null;
  const path = `nations.${nation}.${place}`;
  if (!place || typeof ref["after"] !== "number" || moves.has(path)) return moves;
  return moves.set(path, { before: valueAt(props.view, path), after: ref["after"] });
}

/** The piece an option is picked on. */
export const placeOf = (option: OptionInfo, asked: DecisionInfo, seat: number): string | undefined =>
  PLACES[actionOf(option)]?.(option.ref, asked.ref, seat);

/** The nation a decision is about, where that is another: the board that is hit or plundered. */
export function targetOf(decision: DecisionInfo): number | undefined {
  const target = (decision.ref as Ref)["target"];
  const hits = decision.options.some((option) => ["hit", "seize"].includes(actionOf(option)));
  return hits && typeof target === "number" ? target : undefined;
}

export function limitDesk(props: BoardProps): Desk {
  const { decision, seat, cards } = props;
  const shared = makeDesk<LimitView>(props, Sign, (option, asked) =>
    seat === null ? undefined : placeOf(option, asked, seat),
  );
  const blocked = (decision?.blocked ?? []).filter((one) => "card" in one.ref);
  return {
    ...shared,
    moves: withOwnMove(shared.moves, props),
    blocked: new Map(blocked.map((one) => [String(one.ref["card"]), one.rule])),
    card: (id) => cards[id] as unknown as Printed,
    table: props,
  };
}

/** How strained the world is, from 0 to 1: pollution out of its reserve, and crises on the way to the last. */
export function strain(view: LimitView): number {
  const { reserve, excess, capacity } = view.pollution;
  const polluted = Math.min(1, (capacity - reserve + 2 * excess) / Math.max(1, capacity));
  const crises = Math.min(1, view.crises.total / Math.max(1, view.crises.limit));
  return Math.round(50 * (polluted + crises)) / 100;
}

export interface Need {
  what: "supply" | "consumption" | "fossils";
  resource: "renewable" | "industrial" | "fossil";
  wanted: number;
  have: number;
  short: number;
}

/** What the coming steps will take, against what lies in stock. */
export function needs(nation: NationView): Need[] {
  const rows = [
    { what: "supply", resource: "renewable" },
    { what: "consumption", resource: "industrial" },
    { what: "fossils", resource: "fossil" },
  ] as const;
  return rows.map(({ what, resource }) => {
    const [wanted, have] = [nation.expected[what], nation.stock[resource]];
    return { what, resource, wanted, have, short: Math.max(0, wanted - have) };
  });
}
