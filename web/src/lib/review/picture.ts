// A drawn chart as a picture file, with its title above and its lines named below.
import { saveBlob } from "../download";

const EDGE = 16;
const LINE = 22;
const SCALE = 2;
/** What a style sheet gives a drawing is lost outside the page: it is written into the copy. */
const STYLES = ["stroke", "fill", "stroke-width", "stroke-dasharray", "opacity", "font-size", "font-family"] as const;

function copyOf(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll("*")], [...copy.querySelectorAll<SVGElement>("*")]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    STYLES.forEach((name) => to[i]!.style.setProperty(name, style.getPropertyValue(name)));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy;
}

/** The chart as a PNG. */
export async function pictureOf(svg: SVGSVGElement, title: string, labels: string[]): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copyOf(svg)))}`;
  await image.decode();
  const [width, height] = [svg.clientWidth + 2 * EDGE, svg.clientHeight + 3 * EDGE + LINE * (1 + labels.length)];
  const sheet = document.createElement("canvas");
  sheet.width = width * SCALE;
  sheet.height = height * SCALE;
  const pen = sheet.getContext("2d")!;
  const style = getComputedStyle(svg.parentElement!);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = style.color;
  pen.textBaseline = "middle";
  pen.font = `600 16px ${style.fontFamily}`;
  pen.fillText(title, EDGE, EDGE + LINE / 2);
  pen.drawImage(image, EDGE, EDGE + LINE, svg.clientWidth, svg.clientHeight);
  pen.font = `14px ${style.fontFamily}`;
  labels.forEach((label, i) => pen.fillText(label, EDGE, 2 * EDGE + LINE * (i + 1.5) + svg.clientHeight));
  return new Promise<Blob | null>((done) => sheet.toBlob(done, "image/png"));
}

/** Offer the chart as a PNG. */
export async function saveChart(svg: SVGSVGElement, title: string, labels: string[]): Promise<void> {
  const blob = await pictureOf(svg, title, labels);
  if (blob) saveBlob(`${title}.png`, blob);
}
