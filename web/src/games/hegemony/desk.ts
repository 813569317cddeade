// Hegemony's desk: what all its parts share, and which place each option lights.
import { makeDesk, type Desk as SharedDesk, type Ref } from "../../components/board/desk";
import type { BoardProps } from "../../lib/game";
import { t as shellText } from "../../lib/i18n.svelte";
import { term } from "../../lib/words";
import type { BlockedInfo, DecisionInfo, OptionInfo } from "../../lib/types";
import Sign from "./parts/Sign.svelte";
import { ROLES, type HegemonyView, type PrintedBoard, type RoleId } from "./view";

export { acts, actionOf, ghost, isTouched } from "../../components/board/desk";

export interface Desk extends SharedDesk<HegemonyView> {
  /** Roles with a seat, in the order of the seats. */
  roles: RoleId[];
  /** The role of who looks, or null for who only watches. */
  me: RoleId | null;
  /** What cannot be done now, by the place it would be picked on. */
  blocked: Map<string, BlockedInfo>;
  board: PrintedBoard;
  card: <Printed>(id: string) => Printed;
  /** What the page gave: parts that are used outside a desk take it whole. */
  table: BoardProps;
}

const at = (kind: string, field: string) => (ref: Ref) => `${kind}:${ref[field]}`;
const company = at("company", "company");

/** What an option's place is called, by the option's action. Numbers, classes, yes and no are buttons beside the question. */
const PLACES: Record<string, (ref: Ref) => string> = {
  play: at("card", "card"),
  discard: at("card", "card"),
  basic: at("action", "what"),
  free: at("action", "what"),
  beside: at("action", "what"),
  bill: (ref) => `policy:${String(ref["policy"]).replace("policy_", "")}:${ref["section"]}`,
  company,
  to_company: company,
  open_company: company,
  close_company: company,
  replace: company,
  employ: company,
  staff_opened: company,
  set_wage: (ref) => `wage:${ref["company"]}:${ref["level"]}`,
  jobless_worker: at("jobless", "kind"),
  worker_at: (ref) => `worker:${ref["company"]}:${ref["kind"]}`,
  to_union: at("union", "kind"),
  resource: at("resource", "resource"),
  source: at("source", "source"),
  set_price: (ref) => `price:${ref["resource"]}:${ref["price"]}`,
  transaction: at("sale", "sale"),
  deal: at("deal", "deal"),
  event: at("event", "event"),
  objective: at("objective", "objective"),
};

/** The piece an option, or something that cannot be chosen now, would be picked on. */
export const placeOf = ({ ref }: { ref: Ref }, asked?: { ref: Ref }): string | undefined =>
  ref["action"] === "units_from" && asked?.ref["action"] === "ask_food"
    ? `units:${ref["source"]}`
    : PLACES[String(ref["action"])]?.(ref);

export const rolesOf = (view: HegemonyView): RoleId[] =>
  ROLES.filter((role) => (role === "state" ? view.state.legitimacy !== undefined : view[role] !== null));

export function hegemonyDesk(props: BoardProps): Desk {
  const view = props.view as HegemonyView;
  const blocked = (props.decision?.blocked ?? []).map((one): [string, BlockedInfo] => [placeOf(one) ?? "", one]);
  return {
    ...makeDesk<HegemonyView>(props, Sign, placeOf),
    roles: rolesOf(view),
    me: view.role,
    blocked: new Map(blocked),
    board: props.cards["board"] as unknown as PrintedBoard,
    card: <Printed>(id: string) => props.cards[id] as Printed,
    table: props,
  };
}

/** The seat of a role; one that nobody plays has a mark of its own among the last two. */
export function seatOf(desk: Pick<Desk, "roles">, role: RoleId): number {
  const seat = desk.roles.indexOf(role);
  return seat >= 0 ? seat : role === "state" ? 5 : 4;
}

/** What a role is called to who looks: whoever plays it is "you". */
export const calledOf = (desk: Desk, role: RoleId): string =>
  role === desk.me ? shellText("youAre", { name: term(role, desk.terms) }) : term(role, desk.terms);

export const colourOf = (desk: Desk, role: RoleId): string => `var(--seat-${seatOf(desk, role)})`;

/** The options of a place, none if nothing can be picked there. */
export const litAt = (desk: Desk, place: string): OptionInfo[] => desk.lit.get(place) ?? [];

export const isPicked = (desk: Desk, place: string): boolean =>
  litAt(desk, place).some((option) => option.key === desk.selected);

/** A company by its label is a copy of a card: `cc_clinic#2`. */
export const cardOfLabel = (label: string): string => label.split("#")[0]!;

/** Companies that can be picked but do not stand on the board: closed ones, or those of a market or deck. */
export function offered(desk: Desk): string[] {
  const lit = [...desk.lit.keys()].filter((place) => place.startsWith("company:"));
  return lit.map((place) => place.slice("company:".length)).filter((label) => !(label in desk.view.companies));
}

const COMPANIES = [
  "assign",
  "employees",
  "swap",
  "staff",
  "staff_opened",
  "top_wage",
  "poach",
  "sell_company",
  "extra_shift",
  "produce",
  "machinery",
  "wages",
  "wages_by_law",
  "opened_wages",
  "bonus",
  "strike",
  "open",
  "close",
  "nationalize",
  "privatize",
  "farm",
  "educate",
  "migrate",
  "accident",
];
const MARKETS = [
  "new_worker",
  "build",
  "market",
  "buy",
  "export",
  "keep_export",
  "deal",
  "prices",
  "prices_by_law",
  "storage",
  "sell_to_state",
  "sell_service",
  "own_food",
  "food",
];
const BILLS = ["bill", "poll", "named_bill", "move_policy"];
const CLASS = ["objective"];
const STATE = ["side", "bid", "event", "add_event", "swap_events", "provide", "penalty", "lose_legitimacy"];

/** The zone a decision belongs to; the policies are a tab of their own on a phone. */
export function zoneOf(decision: DecisionInfo): string | undefined {
  const asked = String((decision.ref as Ref)["action"]).replace("ask_", "");
  if (asked === "turn") return decision.parts.length === 0 ? "class" : undefined;
  if (COMPANIES.includes(asked)) return "companies";
  if (MARKETS.includes(asked)) return "markets";
  if (BILLS.includes(asked)) return "world";
  if (CLASS.includes(asked)) return "class";
  return STATE.includes(asked) ? "state" : undefined;
}
