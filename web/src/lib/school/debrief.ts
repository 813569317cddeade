// Several matches of one class beside each other: what they share, where they parted, what to ask about it.
import { valueAt, type Axis } from "../review/axis";
import type { Calendar, Crisis } from "../review/types";
import type { Series, View } from "../types";

/** One table of the class, looked back on. */
export interface Played {
  number: number;
  names: string[];
  series: Series;
  axis: Axis;
  scores: number[];
  winners: number[];
  finished: boolean;
  /** The headline of the end and why it ended. */
  ending: string[];
  crises: Crisis[];
  /** What everybody saw when it was last looked at. */
  view: View;
  /** How often something went badly wrong; of a match that goes on only the number is known. */
  wrong: number;
}

/** One quantity at all tables. */
export interface Common {
  label: string;
  unit: string;
  /** The seat it is about where seats are not alike, "" for what all share, null for the mean of the seats. */
  owner: number | "" | null;
  lines: { table: number; values: (number | null)[]; axis: Axis }[];
}

const MOST_COMMON = 12;

/** The telling quantities: what all share, each role's own, or the mean of seats that are alike. */
export function commonOf(tables: Played[], alike: boolean): Common[] {
  const found = new Map<string, Common>();
  for (const { number, series, axis } of tables)
    for (const { label, unit, lines } of telling(series)) {
      for (const { owner, values } of groups(lines, alike)) {
        const key = `${label}/${unit}/${owner}`;
        const common: Common = found.get(key) ?? { label, unit, owner, lines: [] };
        common.lines.push({ table: number, values, axis });
        found.set(key, common);
      }
    }
  const order = (one: Common): number => (one.owner === "" ? 0 : 1);
  const moving = [...found.values()].filter(({ lines }) => lines.some(({ values }) => new Set(values).size > 1));
  return whole(moving.sort((a, b) => order(a) - order(b)));
}

/** As many as one looks at; what is counted for one role is counted for all of them, or for none. */
function whole(commons: Common[]): Common[] {
  const words = [...new Set(commons.map(({ label }) => label))];
  const most = words.findLast((_, i) => commons.filter(({ label }) => words.indexOf(label) <= i).length <= MOST_COMMON);
  return commons.filter(({ label }) => words.indexOf(label) <= words.indexOf(most ?? words[0]!));
}

/** The telling lines by what they count; also those that never moved at this table. */
function telling(series: Series): { label: string; unit: string; lines: Line[] }[] {
  const counted = new Map<string, { label: string; unit: string; lines: Line[] }>();
  for (const { name, label, unit, owner, telling } of series.lines) {
    const values = series.values[name];
    if (!telling || !values) continue;
    const one = counted.get(`${label}/${unit}`) ?? { label, unit, lines: [] };
    one.lines.push({ owner, values });
    counted.set(`${label}/${unit}`, one);
  }
  return [...counted.values()];
}

type Line = { owner: number | string; values: (number | null)[] };

function groups(lines: Line[], alike: boolean): { owner: Common["owner"]; values: (number | null)[] }[] {
  const shared = lines.filter(({ owner }) => owner === "");
  const seats = lines.filter((line): line is Line & { owner: number } => typeof line.owner === "number");
  const all: { owner: Common["owner"]; values: (number | null)[] }[] = shared.map(({ values }) => ({
    owner: "",
    values,
  }));
  if (!alike) return [...all, ...seats.map(({ owner, values }) => ({ owner, values }))];
  return seats.length > 0 ? [...all, { owner: null, values: meanOf(seats.map(({ values }) => values)) }] : all;
}

/** The mean of several lines, after each choice. */
export function meanOf(lists: (number | null)[][]): (number | null)[] {
  return (lists[0] ?? []).map((_, move) => {
    const known = lists.flatMap((values) => (values[move] == null ? [] : [values[move]]));
    return known.length === 0 ? null : Math.round((10 * known.reduce((sum, one) => sum + one, 0)) / known.length) / 10;
  });
}

/** Where one quantity went apart: the first end of a round at which the tables lay far from each other. */
export interface Parting {
  common: Common;
  place: number;
  high: { table: number; value: number };
  low: { table: number; value: number };
}

/** So much of all that the quantity ever moved counts as far apart. */
const FAR = 0.3;
/** A step more or less is no parting. */
const FEWEST = 2;
const MOST_PARTINGS = 3;

export function partingsOf(commons: Common[]): Parting[] {
  const found = commons.flatMap((common) => {
    const parting = partingOf(common);
    return parting ? [parting] : [];
  });
  return found.sort((a, b) => spread(b) - spread(a)).slice(0, MOST_PARTINGS);
}

const spread = ({ high, low }: Parting): number => (high.value - low.value) / Math.max(1, Math.abs(high.value));

export function partingOf(common: Common): Parting | null {
  if (common.lines.length < 2) return null;
  const all = common.lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const range = Math.max(...all) - Math.min(...all);
  const last = Math.min(...common.lines.map(({ axis }) => axis.x.at(-1) ?? 0));
  const start = common.lines[0]!.axis.start;
  for (let place = start + 1; place <= last + 1e-9; place++) {
    const there = common.lines
      .map(({ table, values, axis }) => ({ table, value: valueAt(values, axis, place) }))
      .filter((one): one is { table: number; value: number } => one.value !== null)
      .sort((a, b) => a.value - b.value);
    const [low, high] = [there[0], there.at(-1)];
    if (low && high && high.value - low.value >= Math.max(FEWEST, FAR * range)) return { common, place, high, low };
  }
  return null;
}

/** A question for discussion: which sentence, and what fills it. */
export interface Question {
  key:
    | "askParted"
    | "askCrises"
    | "askNoCrisis"
    | "askEven"
    | "askBest"
    | "askBoth"
    | "askEarly"
    | "askSooner"
    | "askStopped"
    | "askAlike"
    | "askReality"
    | "askAgain";
  parting?: Parting;
  crisis?: Crisis;
  gaps: Record<string, string | number>;
}

const gapOf = ({ scores }: Played): number => Math.max(...scores) - Math.min(...scores);
const totalOf = ({ scores }: Played): number => scores.reduce((sum, one) => sum + one, 0);
const roundOf = ({ series }: Played): Calendar => series.calendar.at(-1)!;

/** Questions from what happened, the most concrete first. */
export function questionsOf(tables: Played[], partings: Parting[], cooperative: boolean): Question[] {
  const asked: Question[] = partings.map((parting) => ({
    key: "askParted",
    parting,
    gaps: {
      high: parting.high.table,
      low: parting.low.table,
      most: parting.high.value,
      least: parting.low.value,
    },
  }));
  asked.push(...ofCrises(tables), ...ofEnds(tables, cooperative), ...ofScores(tables, cooperative));
  if (partings.length === 0 && tables.length > 1) asked.push({ key: "askAlike", gaps: {} });
  return [...asked, { key: "askReality", gaps: {} }, { key: "askAgain", gaps: {} }];
}

function ofCrises(tables: Played[]): Question[] {
  const worst = [...tables].sort((a, b) => b.crises.length - a.crises.length)[0];
  const first = worst?.crises[0];
  if (!worst || !first) return [];
  const asked: Question[] = [
    { key: "askCrises", crisis: first, gaps: { n: worst.crises.length, table: worst.number } },
  ];
  const spared = tables.filter((one) => one.finished && one.crises.length === 0);
  if (spared.length > 0)
    asked.push({ key: "askNoCrisis", gaps: { tables: spared.map((one) => one.number).join(", "), n: spared.length } });
  return asked;
}

/** Where all win or lose together, an early end can be a victory. */
function ofEnds(tables: Played[], cooperative: boolean): Question[] {
  const asked: Question[] = [];
  const furthest = Math.max(...tables.map((one) => roundOf(one).number));
  const early = tables.find((one) => one.finished && roundOf(one).number < furthest);
  if (early) {
    const key = cooperative && early.winners.length > 0 ? "askSooner" : "askEarly";
    asked.push({ key, gaps: { table: early.number, round: roundOf(early).number } });
  }
  const stopped = tables.filter((one) => !one.finished);
  if (stopped.length > 0)
    asked.push({ key: "askStopped", gaps: { tables: stopped.map((one) => one.number).join(", "), n: stopped.length } });
  return asked;
}

/** Scores of a match that was stopped say nothing beside those of one that came to its end. */
function ofScores(all: Played[], cooperative: boolean): Question[] {
  const tables = all.filter((one) => one.finished);
  if (tables.length < 2) return [];
  const ranked = [...tables].sort((a, b) => totalOf(b) - totalOf(a));
  const best = ranked[0]!;
  if (totalOf(best) === totalOf(ranked.at(-1)!)) return [];
  if (cooperative || best.scores.length < 2) return [{ key: "askBest", gaps: { table: best.number } }];
  const even = [...tables].sort((a, b) => gapOf(a) - gapOf(b))[0]!;
  if (even === best) return [{ key: "askBoth", gaps: { table: best.number } }];
  return [{ key: "askEven", gaps: { best: best.number, even: even.number } }];
}
