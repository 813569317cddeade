// Two futures beside each other, compared where their calendars say the same.
import type { Series } from "../types";
import { commonPlaces, valueAt, type Axis } from "./axis";
import { figuresOf } from "./figures";

export interface Compared {
  label: string;
  unit: string;
  owner: number | string;
  mine: number;
  theirs: number;
}

/** A match and its calendar as an axis. */
export interface Course {
  series: Series;
  axis: Axis;
}

/** The telling lines at a place that both matches have reached, where they differ; the largest difference first. */
export function compared(own: Course, other: Course, place: number): Compared[] {
  const found = figuresOf(own.series)
    .filter((figure) => figure.telling)
    .flatMap((figure) =>
      figure.lines.flatMap((line): Compared[] => {
        const mine = valueAt(line.values, own.axis, place);
        const theirs = valueAt(other.series.values[line.name] ?? [], other.axis, place);
        if (mine === null || theirs === null || mine === theirs) return [];
        return [{ label: figure.label, unit: figure.unit, owner: line.owner, mine, theirs }];
      }),
    );
  const share = (one: Compared): number =>
    Math.abs(one.mine - one.theirs) / Math.max(1, Math.abs(one.mine), Math.abs(one.theirs));
  return found.sort((a, b) => share(b) - share(a));
}

/** The places at which both can be compared, after they have parted. */
export function placesAfter(own: Axis, other: Axis, parting: number): number[] {
  return commonPlaces(own, other).filter((place) => place > (own.x[parting] ?? 0));
}
