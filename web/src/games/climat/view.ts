// The names of things in Bataille pour le Climat and what is printed on its cards. The view itself is in shown.ts.
import type { Text } from "../../lib/types";
import type { ClimatView, CommonActionView, RegionView } from "./shown";

export type { ClimatView, CommonActionView, Need, PlayerView, RegionView } from "./shown";

export type Region = keyof ClimatView["regions"];
export type Place = Exclude<CommonActionView["held"], "">;
export type Institution = Exclude<Place, Region>;
export type Colour = keyof ClimatView["decks"];
export type Letter = RegionView["tps"][number];
export type WorldLetter = ClimatView["globals"][number];
export type Token = keyof RegionView["tokens"];
export type Electricity = keyof RegionView["electricity"];
export type Oil = keyof RegionView["oil"];
export type Zone = keyof ClimatView["zones"];
export type Step = Exclude<ClimatView["step"], "">;

/** In the order of the rulebook: a region's number on the map is its place here. */
export const REGIONS: Region[] = [
  "europe",
  "north_america",
  "south_america",
  "middle_east",
  "africa",
  "indo_australia",
  "russia",
  "china",
  "india",
];
export const INSTITUTIONS: Institution[] = ["un", "icrc", "who", "unhcr"];
export const COLOURS: Colour[] = ["military", "media", "industry", "ngo", "politics", "education"];
export const OIL: Oil[] = ["local", "imported", "exported"];
export const ELECTRICITY: Electricity[] = ["coal", "gas", "hydro", "nuclear", "enr_i", "enr_p"];
export const ZONES: Zone[] = ["poles", "glaciers", "currents", "forests"];
export const PAIRS: [Letter, Letter][] = [
  ["tp_a", "tp_b"],
  ["tp_c", "tp_d"],
  ["tp_e", "tp_f"],
];
export const LETTERS: Letter[] = [...PAIRS.flat(), "tp_g", "tp_h", "tp_i", "tp_j", "tp_k", "tp_l"];
export const WORLD_LETTERS: WorldLetter[] = ["tp_m", "tp_n", "tp_o", "tp_p"];
/** The seven steps of an activation. */
export const STEPS: Step[] = ["calamities", "propagation", "living", "demography", "ges", "global_ges", "track"];

/** Calamities by the colour of their pieces, the worst last. */
export const CALAMITIES = {
  red: ["riots", "conflicts", "war"],
  orange: ["shortage", "dearth", "famine"],
  green: ["epizootic", "epidemic", "pandemic"],
  yellow: ["refugees"],
} as const satisfies Record<string, Token[]>;
export type Tone = keyof typeof CALAMITIES;
export const TONES = Object.keys(CALAMITIES) as Tone[];

/** `A` for `tp_a`. */
export const letterOf = (tp: string): string => tp.slice(3).toUpperCase();

export const isRegion = (place: string): place is Region => REGIONS.includes(place as Region);

/** `military_4`: its colour and its power. */
export function influence(card: string): { colour: Colour; power: number } {
  const [, colour, power] = /^(.+)_(\d)$/.exec(card)!;
  return { colour: colour as Colour, power: Number(power) };
}

/** What lies on a region, the worst first. */
export function tokensOf(region: RegionView): { token: Token; tone: Tone; number: number }[] {
  return TONES.flatMap((tone) =>
    CALAMITIES[tone].map((token) => ({ token, tone, number: region.tokens[token] })).reverse(),
  ).filter(({ number }) => number > 0);
}

/** A part of what an institution can do. */
export interface Relief {
  do: string;
  token?: Token;
  amount?: number;
  regions?: number;
}

/** By this name the game's vocabulary tells it. */
export const reliefKey = ({ do: what, token, amount, regions }: Relief): string =>
  `${what}.${amount ?? regions}.${token ?? "war"}`;

/** What is printed on a card, a tile or a board; each kind has some of it. */
export interface Printed {
  name: Text;
  text?: Text;
  flavour?: Text;
  /** Events and consequences. */
  kind?: string;
  /** Events that a common action can change, and institutions. */
  asks?: Colour[];
  thresholds?: number[];
  /** Institutions: by threshold the alternatives, each of one or more parts. */
  results?: Record<"low" | "middle" | "high", Relief[][]>;
  /** Influence cards: the id of what they can do. */
  effect?: string;
  /** Employers. */
  competence?: { text: Text };
  power?: { text: Text };
  weakness?: { text: Text };
  /** Characters: what they do, and the colours they may draw, by the side of their board. */
  job?: Text;
  primary?: Colour[];
  secondary_two?: Colour[];
  secondary_one?: Colour;
  /** Regions. */
  refugee_lines?: Region[];
  exodus_lines?: Region[];
}
