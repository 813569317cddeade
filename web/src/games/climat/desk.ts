// The desk of Bataille pour le Climat: what all its parts share, and which places each option lights.
import { actionOf, makeDesk, type Desk as SharedDesk, type Ref } from "../../components/board/desk";
import type { BoardProps } from "../../lib/game";
import type { DecisionInfo, OptionInfo } from "../../lib/types";
import Sign from "./parts/Sign.svelte";
import { COLOURS, influence, type ClimatView, type Place, type PlayerView, type Printed, type Region } from "./view";

export { acts, actionOf, ghost, isTouched } from "../../components/board/desk";

export interface Desk extends SharedDesk<ClimatView> {
  /** What is printed on a card: events, influences, employers, transformations. */
  card: (id: string) => Printed;
  /** The chair of whoever looks, if they have one. */
  me: PlayerView | undefined;
  /** What the page gave: parts that are used outside a desk take it whole. */
  table: BoardProps;
}

type Places = (ref: Ref) => string[];
const place: Places = (ref) => [`place:${ref["place"]}`];
const region: Places = (ref) => [`place:${ref["region"]}`];
const card: Places = (ref) => [`card:${ref["card"]}`];
const cardOnRegion: Places = (ref) => [...card(ref), ...region(ref)];
const institution: Places = (ref) => [`place:${ref["institution"]}`];
const letter: Places = (ref) => [`tp:${ref["what"] ?? ref["tp"]}`];
const energy: Places = () => ["energy"];
const draw: Places = () => ["draw"];

/** The places an option lights, by its action. Yes or no, passing and what stays words are buttons beside the question. */
const PLACES: Record<string, Places> = {
  move: place,
  move_free: place,
  call_institution: institution,
  power_global_amnesty: institution,
  implant: letter,
  learn: letter,
  power_the_shift_action: letter,
  add_electricity: energy,
  replace_electricity: energy,
  remove_electricity: energy,
  clean_kind: energy,
  draw_two: draw,
  draw_one: draw,
  draw_colour: draw,
  refugees_to: region,
  exodus_to: region,
  help_region: region,
  shield: region,
  character: () => ["cast"],
  employer: () => ["cast"],
  integrate: region,
  pacify: region,
  ...Object.fromEntries(
    ["un_action", "humanitarian_action", "negotiations", "health_standards"].flatMap((effect) => [
      [effect, cardOnRegion],
      [`${effect}_free`, cardOnRegion],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...["lay", "take_back", "discard", "swap", "decarbonisation_advice", "communication", "lobbying"],
      ...["fake_news_check", "citizens_convention", "referendum", "blue_helmets"],
    ].map((action) => [action, card]),
  ),
};

/** Influence cards stay in the hand; the others lie large or side by side. */
const INFLUENCE = new RegExp(`^(${COLOURS.join("|")})_\\d$`);

const placesOf = (option: OptionInfo): string[] => PLACES[actionOf(option)]?.(option.ref) ?? [];

/** The piece an option is picked on. */
export const placeOf = (option: OptionInfo): string | undefined => placesOf(option)[0];

/** Who plays whom is settled where the team stands; everything else on the map. */
export const zoneOf = (decision: DecisionInfo): string =>
  /^(cast|take)_(character|employer)$/.test(String((decision.ref as Ref)["action"])) ? "team" : "map";

/** The event or consequence that something is about. */
export const cardOf = (ref: Ref): string | undefined =>
  typeof ref["card"] === "string" && !INFLUENCE.test(ref["card"]) ? ref["card"] : undefined;

export function climatDesk(props: BoardProps): Desk {
  const shared = makeDesk<ClimatView>(props, Sign, placeOf);
  const lit = new Map<string, OptionInfo[]>();
  for (const option of props.seat === null ? [] : (props.decision?.options ?? [])) {
    for (const one of placesOf(option)) lit.set(one, [...(lit.get(one) ?? []), option]);
  }
  return {
    ...shared,
    lit,
    card: (id) => props.cards[id] as unknown as Printed,
    me: shared.view.players.find(({ seat }) => seat === props.seat),
    table: props,
  };
}

/** What may be chosen at a place. */
export const litAt = (desk: Desk, at: string): OptionInfo[] => desk.lit.get(at) ?? [];

/** What may be chosen at a region or institution. */
export const optionsAt = (desk: Desk, at: Place): OptionInfo[] => litAt(desk, `place:${at}`);

/** The region that an event strikes, while it is resolved. */
export const struck = (desk: Desk): string => (desk.view.phase === "event" ? desk.view.target : "");

/** Whose pawns stand at a place. */
export const pawnsAt = (desk: Desk, at: Place): number[] =>
  desk.view.players.filter((player) => player.place === at).map(({ seat }) => seat);

interface Link {
  to: Region;
  /** People may leave for good along it, not only as refugees. */
  exodus: boolean;
}

/** Where the lines of a region lead. */
export function linksOf(desk: Desk, region: Region): Link[] {
  const { refugee_lines: lines, exodus_lines: open } = desk.card(region);
  return (lines ?? []).map((to) => ({ to, exodus: open?.includes(to) ?? false }));
}

/** Where people leave from while a destination is asked for. */
export function originOf(desk: Desk): Region | null {
  const { action, region: from } = (desk.decision?.ref ?? {}) as Ref;
  return action === "where_do_refugees_go" || action === "where_do_people_go" ? (from as Region) : null;
}

/** Cards that are part of the answer so far: they still lie in the hand for everybody else. */
export const drafted = (desk: Desk): string[] =>
  (desk.decision?.parts ?? [])
    .filter((part) => ["lay", "discard"].includes(actionOf(part)))
    .map((part) => String(part.ref["card"]));

/** What a card counts in an implantation: a crisis cabinet counts 2 more. */
export function powerIn(card: string, implantation: boolean): number {
  const { colour, power } = influence(card);
  return implantation && colour === "industry" && power > 2 ? power + 2 : power;
}
