// What happened by itself, as a table: a row for each step, a cell for each nation with the numbers it moved.
import type { EventInfo } from "../../../lib/types";

export interface Moved {
  what: string;
  before: number;
  after: number;
}

export interface Row {
  /** The step, or "" for what happened before the first. */
  step: string;
  /** What moved in each nation, by its number. */
  nations: Map<number, Moved[]>;
  /** What moved for all. */
  world: Moved[];
  /** What is told in a sentence: who goes short, a crisis, a new generation. */
  told: EventInfo[];
}

interface Facts {
  event: string;
  step?: string;
  nation?: number;
  what?: string;
  before?: number;
  after?: number;
}

const factsOf = (event: EventInfo): Facts => event.event as unknown as Facts;

/** The same number moved again: it stands once, from where it was to where it is. */
function move(cell: Moved[], { what, before, after }: Moved): void {
  const same = cell.find((one) => one.what === what);
  if (same) same.after = after;
  else cell.push({ what, before, after });
}

function enter(row: Row, event: EventInfo): void {
  const facts = factsOf(event);
  if (facts.event === "world_changed") move(row.world, facts as Moved);
  else if (facts.event !== "changed") row.told.push(event);
  else {
    const cell = row.nations.get(facts.nation!) ?? [];
    row.nations.set(facts.nation!, cell);
    move(cell, facts as Moved);
  }
}

const isEmpty = (row: Row): boolean => row.nations.size + row.world.length + row.told.length === 0;

/** What everybody has seen, or what the heading says anyway. */
const UNTOLD = ["passed", "cards_returned", "generation_ended"];

/** The rows of what has been shown so far; `shown` counts the events that are not silent. What somebody did before the
    first step was seen when it was done; where there is no step at all it is all there is. */
export function sheetOf(all: EventInfo[], shown: number): Row[] {
  const rows: Row[] = [];
  let left = shown;
  const first = all.findIndex((event) => factsOf(event).event === "step_begun");
  for (const [place, event] of all.entries()) {
    const { event: name, step = "" } = factsOf(event);
    if (place < first || UNTOLD.includes(name)) {
      if (event.beat !== "silent") left--;
      continue;
    }
    if (name === "step_begun" || rows.length === 0)
      rows.push({ step: name === "step_begun" ? step : "", nations: new Map(), world: [], told: [] });
    if (event.beat === "silent") continue;
    if (left-- <= 0) break;
    if (name !== "step_begun") enter(rows.at(-1)!, event);
  }
  return rows.filter((row) => !isEmpty(row));
}
