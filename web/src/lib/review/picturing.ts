// The board as it stood when a moment of a match was over, ready to be drawn by the game's own parts.
import type { BoardProps, Face, Part } from "../game";
import type { GameDetails, LogEntry, Position } from "../types";
import type { Moment } from "./types";

/** What it takes to draw any moment of a finished match. */
export interface Scenery {
  face: Face;
  details: GameDetails;
  names: string[];
  /** All that happened, from the beginning. */
  log: () => Promise<LogEntry[]>;
  /** The match after so many choices, as a seat saw it. */
  at: (move: number, seat: number) => Promise<Position>;
}

export interface Scene {
  Zone: Part;
  table: BoardProps;
  tones: number[];
  marks: number[];
}

const nothing = (): void => undefined;

/** What somebody did, without what the rules did next: a stretch of the match that began thereby is not theirs, nor is
    what somebody else then had to do without another choice. */
function deeds(entry: LogEntry): LogEntry["events"] {
  const next = entry.events.findIndex((one, i) => i > 0 && one.mark === "begin");
  const others = entry.story.filter(({ seat }) => seat !== null && seat !== entry.seat);
  return entry.events
    .slice(0, next < 0 ? undefined : next)
    .filter((_, i) => !others.some(({ first, last }) => first <= i && i <= last));
}

/** The count of choices before an entry: forced ones that followed at once are in it, too. */
const begun = (entry: LogEntry): number => entry.move - 1 - entry.forced.length;

/** The paths of the view that choices of a seat have touched, between two counts of choices. */
export const touchedBetween = (log: LogEntry[], seat: number, first: number, last: number): Set<string> =>
  new Set(
    log
      .filter((entry) => entry.seat === seat && begun(entry) >= first && begun(entry) < last)
      .flatMap((entry) => deeds(entry).flatMap((one) => one.about)),
  );

/** The zone that the decision was about, as it stood when it was carried out, with what it touched ringed. */
export async function sceneOf(scenery: Scenery, moment: Moment): Promise<Scene> {
  const { face, details, names, log, at } = scenery;
  const several = face.zones.length > 1 && face.zoneOf !== undefined;
  const [entries, after, before] = await Promise.all([
    log(),
    at(moment.last, moment.seat),
    several ? at(moment.move, moment.seat) : null,
  ]);
  const asked = before?.decision ? face.zoneOf?.(before.decision) : undefined;
  const focus = (before?.decision && face.focusOf?.(before.decision)) ?? moment.seat;
  return {
    Zone: (face.zones.find((zone) => zone.id === asked) ?? face.zones[0]!).Large,
    tones: face.tones?.(after.view) ?? [],
    marks: face.marks?.(after.view) ?? [],
    table: {
      view: after.view,
      decision: null,
      terms: details.terms,
      cards: details.cards,
      meanings: details.meanings,
      names,
      seat: moment.seat,
      focus,
      preview: null,
      selected: null,
      then: null,
      touched: { paths: touchedBetween(entries, moment.seat, moment.move, moment.last), by: moment.seat },
      choose: nothing,
      look: nothing,
      explain: nothing,
      rule: nothing,
    },
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a sheet to look at: around what was touched, in the shape of the frame, never beyond the sheet. */
export function frameOf(marks: Box[], sheet: { width: number; height: number }, shape: number, least: number): Box {
  if (marks.length === 0) return fit({ x: 0, y: 0, width: sheet.width, height: sheet.width / shape }, sheet);
  const left = Math.min(...marks.map((box) => box.x));
  const top = Math.min(...marks.map((box) => box.y));
  const right = Math.max(...marks.map((box) => box.x + box.width));
  const bottom = Math.max(...marks.map((box) => box.y + box.height));
  const wanted = Math.max(least, (right - left) * 1.15, (bottom - top) * 1.15 * shape);
  const width = Math.min(wanted, sheet.width);
  const height = width / shape;
  return fit({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, sheet);
}

const fit = (box: Box, sheet: { width: number; height: number }): Box => ({
  ...box,
  x: Math.max(0, Math.min(box.x, sheet.width - box.width)),
  y: Math.max(0, Math.min(box.y, sheet.height - box.height)),
});
