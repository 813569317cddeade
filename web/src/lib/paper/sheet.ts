// What stands on a page, as parts of a paper: headings, tables, lists and charts, section by section.
import { chartOf, onPaper, type Chart, type Key } from "../review/picture";

/** A part of the paper, in the words of pdfmake. */
export type Part = Record<string, unknown>;

/** Between the margins of A4, in points. */
export const WIDTH = 515;
/** Charts narrower than this stand two beside each other. */
const NARROW = 430;
const GAP = 18;
/** How long the sign of a line is in a legend, and how wide a letter is there at most. */
const SIGN = 22;
const LETTER = 4.6;
/** The mark of a winner; made anew each time, for drawing moves its points. */
const star = (): Part => ({
  type: "polyline",
  closePath: true,
  color: "#8a5a00",
  points: Array.from({ length: 10 }, (_, i) => {
    const [far, turn] = [i % 2 ? 1.7 : 4, (Math.PI * i) / 5];
    return at(4 + far * Math.sin(turn), 6 - far * Math.cos(turn));
  }),
});

/** Signs the paper's typeface does not have: drawn ones go, the others have a neighbour that it has. */
export const plain = (text: string): string =>
  text
    .replaceAll("\u202f", "\u00a0")
    .replaceAll("→", "–")
    .replace(/[\p{Extended_Pictographic}\u25a0-\u27bf\ufe0f\u200d]/gu, "")
    .replace(/ +/g, " ")
    .trim();
const words = (element: Element): string => plain((element.textContent ?? "").replace(/[ \t\n]+/g, " "));

function keyPart({ label, colour, dash, width, sign }: Key): Part {
  const fill = { type: "polyline", closePath: true, color: hex(colour) };
  const drawn = sign
    ? { ...fill, points: [at(0, 2), at(7, 2), at(3.5, 9)] }
    : { type: "line", x1: 0, y1: 5, x2: SIGN, y2: 5, lineWidth: width * 0.8, lineColor: hex(colour), ...dashes(dash) };
  return {
    columns: [
      { width: SIGN + 4, canvas: [drawn] },
      { width: "auto", text: plain(label), noWrap: true },
    ],
    columnGap: 0,
    width: "auto",
  };
}
const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

/** The names of the lines, as many beside each other as fit. */
export function keyRows(keys: Key[], width: number): Key[][] {
  const rows: Key[][] = [];
  let left = 0;
  for (const key of keys) {
    const need = SIGN + 14 + plain(key.label).length * LETTER;
    if (need > left) {
      rows.push([]);
      left = width;
    }
    left -= need;
    rows.at(-1)!.push(key);
  }
  return rows;
}

/** `rgb(31, 95, 158)` as `#1f5f9e`. */
export function hex(colour: string): string {
  const parts = colour.match(/\d+(\.\d+)?/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, "0")).join("")}`;
}

function dashes(dash: string): Part {
  const [length, space] = dash.match(/[\d.]+/g)?.map(Number) ?? [];
  return length && space ? { dash: { length, space } } : {};
}

function chartPart({ title, unit, svg, keys }: Chart, width: number): Part {
  return {
    unbreakable: true,
    width,
    margin: [0, 4, 0, 10],
    stack: [
      { text: [{ text: plain(title), bold: true }, unit ? ` ${plain(unit)}` : ""], margin: [0, 0, 0, 2] },
      { svg, width },
      ...keyRows(keys, width).map((row) => ({
        columns: row.map(keyPart),
        columnGap: 10,
        fontSize: 8,
        margin: [0, 2, 0, 0],
      })),
    ],
  };
}

function chartRows(charts: Chart[]): Part[] {
  const across = charts.every(({ width }) => width < NARROW) ? 2 : 1;
  const width = (WIDTH - GAP * (across - 1)) / across;
  const rows: Part[] = [];
  for (let i = 0; i < charts.length; i += across)
    rows.push({
      columns: charts.slice(i, i + across).map((one) => chartPart(one, width)),
      columnGap: GAP,
      unbreakable: true,
    });
  return rows;
}

/** A cell holds words, words under each other, or a bar with its number. */
function cellPart(cell: Element): Part {
  const bar = cell.querySelector<HTMLElement>(".bar");
  if (bar) {
    const length = Math.max(1, (parseFloat(bar.style.width) || 0) * 0.7);
    const drawn = { type: "rect", x: 0, y: 2, w: length, h: 7, color: hex(getComputedStyle(bar).backgroundColor) };
    return { stack: [{ canvas: [drawn] }, { text: words(cell) }] };
  }
  const lines = [...cell.children].filter((one) => getComputedStyle(one).display === "block");
  if (lines.length === 0) return { text: words(cell), bold: cell.tagName === "TH" };
  return { stack: lines.map(linePart) };
}

/** A line of a cell; a star before it is drawn. */
function linePart(line: Element): Part {
  const starred = line.textContent?.includes("★");
  const mark = { width: 11, canvas: starred ? [star()] : [] };
  return { columns: [mark, { width: "auto", text: words(line), bold: starred, noWrap: true }] };
}

function tablePart(table: HTMLTableElement): Part {
  const body = [...table.rows].map((row) => [...row.cells].map(cellPart));
  const columns = body[0]?.length ?? 0;
  const last = table.tBodies[0]?.rows[0]?.cells[columns - 1]?.querySelector(".bar") ? "auto" : "*";
  return {
    table: {
      headerRows: table.tHead ? 1 : 0,
      dontBreakRows: true,
      widths: [...Array.from({ length: columns - 1 }, () => "auto"), last],
      body,
    },
    layout: { hLineWidth: (i: number) => (i === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => "#cfc6b4" },
  };
}

const itemPart = (item: Element): Part => ({ text: words(item), margin: [0, 0, 0, 3] });

/** Everything of a section in its order; what is only for the screen is left out. */
function sectionParts(section: HTMLElement): Part[] {
  const found = section.querySelectorAll<HTMLElement>("h2, table, ol, ul, p, figure");
  const parts: Part[] = [];
  const charts: Chart[] = [];
  for (const element of found) {
    if (element.closest(".no-print") || element.parentElement?.closest("figure, table, ol, ul")) continue;
    const chart = element.tagName === "FIGURE" ? chartOf(element) : null;
    if (chart) charts.push(chart);
    else if (element instanceof HTMLTableElement) parts.push(tablePart(element));
    else if (element.tagName === "H2") parts.push({ text: words(element), style: "heading", headlineLevel: 1 });
    else if (element.tagName === "OL") parts.push({ ol: [...element.children].map(itemPart), style: "list" });
    else if (element.tagName === "UL") parts.push({ ul: [...element.children].map(itemPart), style: "list" });
    else parts.push({ text: words(element), margin: [0, 0, 0, 6] });
  }
  const [first, ...rest] = chartRows(charts);
  // A heading is not left alone at the foot of a page.
  const heads = parts.splice(parts.length - 1, first && parts.at(-1)?.["style"] === "heading" ? 1 : 0);
  return [...parts, ...(first ? [{ stack: [...heads, first], unbreakable: true }] : []), ...rest];
}

/** The panels of a page, one after the other. */
export const partsOf = (page: HTMLElement): Part[] =>
  onPaper(page, () => [...page.querySelectorAll<HTMLElement>("section.panel")].flatMap(sectionParts));
