// Writes src/games/climat/map/shapes.ts: the nine regions of Bataille pour le Climat as paths of one drawing.
// Shapes come from Natural Earth (package world-atlas), which country belongs where from countries.yaml beside it.
// Run `npm run map` when either changes; the page itself knows nothing of geography.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea, geoCentroid, geoNaturalEarth1, geoPath } from "d3-geo";
import iso from "iso-3166-1";
import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const HERE = new URL(".", import.meta.url);
const COUNTRIES = new URL("../src/games/climat/map/countries.yaml", HERE);
const WRITTEN = new URL("../src/games/climat/map/shapes.ts", HERE);
const ATLAS = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");

const WIDTH = 1000;
/** Corners that turn round less than so many square degrees are cut off. */
const COARSE = 0.25;
/** Islands of less than so many steradians are left out. */
const ISLAND = 3e-4;
/** Turned east a little, so that the far end of Siberia is not cut off. */
const MIDDLE = [-11, 0];
/** Lands without a number in the atlas, by the region that the map gives them. */
const UNNUMBERED = { Kosovo: "europe", "N. Cyprus": "europe", Somaliland: "africa" };
const FRANCE = "250";

function regionsByNumber() {
  const found = new Map();
  for (const [, region, list] of readFileSync(COUNTRIES, "utf8").matchAll(/^ {2}(\w+): \[(.+)\]$/gm)) {
    for (const code of list.split(", ")) found.set(iso.whereAlpha3(code)?.numeric ?? code, region);
  }
  return found;
}

/** France's lands overseas lie where they lie: each polygon of it goes to the region around it. */
function parted(country) {
  if (country.id !== FRANCE) return [country];
  return country.arcs.map((arcs) => ({ ...country, type: "Polygon", arcs }));
}

function regionOf(piece, topology, byNumber) {
  if (piece.id !== FRANCE) return byNumber.get(piece.id) ?? UNNUMBERED[piece.properties.name];
  const [east, north] = geoCentroid(merge(topology, [piece]));
  return north > 35 ? "europe" : east < 0 ? "south_america" : "africa";
}

/** Rings run the other way round than d3's where they are holes: only the outer ring counts for the size. */
const isLarge = (polygon) => geoArea({ type: "Polygon", coordinates: [polygon[0]] }) > ISLAND;

const topology = simplify(presimplify(JSON.parse(readFileSync(ATLAS, "utf8"))), COARSE);
const byNumber = regionsByNumber();
const pieces = topology.objects.countries.geometries.flatMap(parted);
const lands = [...new Set(byNumber.values())].sort().map((id) => {
  const whole = merge(
    topology,
    pieces.filter((piece) => regionOf(piece, topology, byNumber) === id),
  );
  return [id, { ...whole, coordinates: whole.coordinates.filter(isLarge) }];
});
const projection = geoNaturalEarth1().rotate(MIDDLE);
const everything = { type: "GeometryCollection", geometries: lands.map(([, land]) => land) };
projection.fitWidth(WIDTH, everything);
const absolute = geoPath(projection).digits(1);

/** A path by the way from corner to corner: fewer letters, and the same drawing to the tenth. */
function draw(land) {
  let at = [0, 0];
  let start = at;
  return absolute(land).replace(/Z|([ML])([-\d.]+),([-\d.]+)/g, (corner, letter, x, y) => {
    if (!letter) {
      at = start;
      return corner;
    }
    const to = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [to[0] - at[0], to[1] - at[1]].map((tenths) => String(tenths / 10));
    at = to;
    if (letter === "M") start = to;
    return `${letter.toLowerCase()}${dx}${dy.startsWith("-") ? "" : ","}${dy}`;
  });
}

const height = Math.ceil(absolute.bounds(everything)[1][1]);
const within = mesh(
  topology,
  topology.objects.countries,
  (a, b) => a !== b && regionOf(parted(a)[0], topology, byNumber) === regionOf(parted(b)[0], topology, byNumber),
);

const rows = lands.map(([id, land]) => `  ${id}:\n    "${draw(land)}",`);
writeFileSync(
  WRITTEN,
  `// Written by web/scripts/climat_map.mjs from Natural Earth's shapes: do not edit.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${height};

export const SHAPES = {
${rows.join("\n")}
};

/** Borders between countries of one region. */
export const BORDERS =
  "${draw(within)}";
`,
);
