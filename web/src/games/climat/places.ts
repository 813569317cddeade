// Where things lie on the map, in the units of its drawing (map/shapes.ts), and how each region is told apart.
import { HEIGHT, WIDTH } from "./map/shapes";
import { REGIONS, type Institution, type Region } from "./view";

type Point = [x: number, y: number];

interface Spot {
  /** Where its plaque hangs: the middle of its upper edge. */
  plaque: Point;
  /** The middle of the land: lines between regions end here. */
  land: Point;
  /** The plaque lies in the sea, with a line to the land. */
  leader?: boolean;
  colour: [light: string, dark: string];
}

export const SPOTS: Record<Region, Spot> = {
  europe: { plaque: [362, 66], land: [492, 118], leader: true, colour: ["#7ba6d0", "#3f6690"] },
  north_america: { plaque: [158, 76], land: [158, 150], colour: ["#d59a8b", "#8c5548"] },
  south_america: { plaque: [322, 330], land: [262, 340], colour: ["#a6c077", "#5f7a3c"] },
  middle_east: { plaque: [654, 276], land: [588, 196], leader: true, colour: ["#dcbb68", "#8d722d"] },
  africa: { plaque: [468, 205], land: [505, 290], colour: ["#cfae80", "#80633b"] },
  indo_australia: { plaque: [896, 352], land: [850, 290], colour: ["#88c2b4", "#3d7a6d"] },
  russia: { plaque: [642, 30], land: [740, 78], colour: ["#b0a5d3", "#615690"] },
  china: { plaque: [800, 112], land: [790, 160], colour: ["#dc949b", "#914951"] },
  india: { plaque: [732, 372], land: [703, 215], leader: true, colour: ["#d3abcf", "#83577e"] },
};

/** Institutions lie in a row in the southern ocean: the middle of each. */
export const HOUSES: Record<Institution, Point> = {
  un: [378, 478],
  icrc: [494, 478],
  who: [610, 478],
  unhcr: [726, 478],
};

export const numberOf = (region: Region): number => REGIONS.indexOf(region) + 1;

/** A region's own colour, for both schemes. */
export const colourOf = (region: Region): string => `light-dark(${SPOTS[region].colour.join(", ")})`;

/** As a place in the box of the map. */
export const percent = ([x, y]: Point): string => `left: ${(100 * x) / WIDTH}%; top: ${(100 * y) / HEIGHT}%`;

/** How far an arc bends away from the straight line, as a share of its length. */
const BEND = 0.18;

/** The arc from one region to another; the one over the Pacific leaves the drawing and comes in again. */
export function arc(from: Region, to: Region): string {
  const [start, end] = [SPOTS[from].land, SPOTS[to].land];
  if (Math.abs(start[0] - end[0]) < WIDTH / 2) return curve(start, end);
  const west = start[0] < end[0];
  const [near, far]: Point[] = west
    ? [
        [0, 215],
        [WIDTH, 235],
      ]
    : [
        [WIDTH, 235],
        [0, 215],
      ];
  return `${curve(start, near!)} ${curve(far!, end)}`;
}

function curve([x1, y1]: Point, [x2, y2]: Point): string {
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - Math.abs(x2 - x1) * BEND];
  return `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`;
}
