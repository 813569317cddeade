// A drawn chart for outside the page: its drawing, its title and its lines by name, always on light paper.
import { saveBlob } from "../download";

const EDGE = 16;
const LINE = 22;
const KEY = 34;
const SCALE = 2;
/** What a style sheet gives a drawing is lost outside the page: it is written into the copy. */
const STYLES = ["stroke", "fill", "stroke-width", "stroke-dasharray", "opacity", "font-size", "font-family"] as const;

/** What stands in a legend: the sign of a line, and its name. */
export interface Key {
  label: string;
  colour: string;
  dash: string;
  width: number;
  /** Not a line but a filled sign. */
  sign: boolean;
}

export interface Chart {
  title: string;
  unit: string;
  svg: string;
  width: number;
  height: number;
  keys: Key[];
}

const words = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

function copyOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll("*")], [...copy.querySelectorAll<SVGElement>("*")]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    STYLES.forEach((name) => to[i]!.style.setProperty(name, style.getPropertyValue(name)));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

function keyOf(item: Element): Key {
  const drawn = item.querySelector("svg > *");
  const style = drawn && getComputedStyle(drawn);
  const sign = drawn?.tagName !== "line";
  return {
    label: words(item),
    colour: (sign ? style?.fill : style?.stroke) ?? "",
    dash: style?.strokeDasharray ?? "",
    width: parseFloat(style?.strokeWidth ?? "0"),
    sign,
  };
}

/** What is read from the page meanwhile is in the colours of the light scheme. */
export function onPaper<T>(element: HTMLElement, read: () => T): T {
  const before = element.style.colorScheme;
  element.style.colorScheme = "light";
  try {
    return read();
  } finally {
    element.style.colorScheme = before;
  }
}

/** A chart as it stands on the page, or nothing if the figure holds none. */
export function chartOf(figure: HTMLElement): Chart | null {
  const svg = figure.querySelector<SVGSVGElement>(".plot > svg");
  if (!svg) return null;
  return onPaper(figure, () => ({
    title: words(figure.querySelector("figcaption strong")),
    unit: words(figure.querySelector("figcaption .soft")),
    svg: copyOf(svg),
    width: svg.clientWidth,
    height: svg.clientHeight,
    keys: [...figure.querySelectorAll(".legend li:has(svg)")].map(keyOf),
  }));
}

/** The chart as a PNG. */
export async function pictureOf({ title, unit, svg, width, height, keys }: Chart): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const sheet = document.createElement("canvas");
  sheet.width = (width + 2 * EDGE) * SCALE;
  sheet.height = (height + 3 * EDGE + LINE * (1 + keys.length)) * SCALE;
  const pen = sheet.getContext("2d")!;
  const { fontFamily } = getComputedStyle(document.body);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = "#20262b";
  pen.textBaseline = "middle";
  pen.font = `600 16px ${fontFamily}`;
  // What would stand beyond the edge is written closer together.
  pen.fillText([title, unit].filter(Boolean).join(" "), EDGE, EDGE + LINE / 2, width);
  pen.drawImage(image, EDGE, EDGE + LINE, width, height);
  pen.font = `14px ${fontFamily}`;
  keys.forEach((key, i) => drawKey(pen, key, 2 * EDGE + LINE * (i + 1.5) + height));
  return new Promise<Blob | null>((done) => sheet.toBlob(done, "image/png"));
}

function drawKey(pen: CanvasRenderingContext2D, { label, colour, dash, width, sign }: Key, y: number): void {
  const ink = pen.fillStyle;
  pen.strokeStyle = pen.fillStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash.match(/[\d.]+/g)?.map(Number) ?? []);
  pen.beginPath();
  pen.moveTo(EDGE, sign ? y - 5 : y);
  pen.lineTo(EDGE + (sign ? 10 : KEY - 8), sign ? y - 5 : y);
  if (sign) {
    pen.lineTo(EDGE + 5, y + 5);
    pen.fill();
  } else pen.stroke();
  pen.fillStyle = ink;
  pen.fillText(label, EDGE + KEY, y);
}

/** Offer the chart as a PNG. */
export async function saveChart(figure: HTMLElement): Promise<void> {
  const chart = chartOf(figure);
  const blob = chart && (await pictureOf(chart));
  if (blob) saveBlob(`${chart.title}.png`, blob);
}
