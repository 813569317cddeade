// Everything of a debrief in one archive: the report, pictures of the charts, figures for a spreadsheet, records.
import { cell, csvOf } from "../review/figures";
import { chartOf, pictureOf } from "../review/picture";
import { zipOf, type FileInZip } from "../zip";
import type { Played } from "./debrief";

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const bytes = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());
const plain = (name: string): string => name.replace(/[^\p{L}\p{N} -]/gu, "").replace(/ +/g, "-");

/** The charts that stand on the page. */
async function pictures(page: HTMLElement): Promise<FileInZip[]> {
  const files: FileInZip[] = [];
  for (const figure of page.querySelectorAll("figure")) {
    const chart = chartOf(figure);
    const blob = chart && (await pictureOf(chart));
    if (!blob) continue;
    const name = `charts/${String(files.length + 1).padStart(2, "0")}-${plain(chart.title)}.png`;
    files.push({ name, content: await bytes(blob) });
  }
  return files;
}

/** A row for each seat of each table, for a spreadsheet. */
function outcomes(tables: Played[], head: string[]): string {
  const rows = tables.flatMap(({ number, names, scores, winners, wrong, finished }) =>
    names.map((name, seat) => [number, name, scores[seat] ?? "", winners.includes(seat), wrong, finished]),
  );
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

export interface Words {
  /** What the report is called. */
  report: string;
  head: string[];
  axes: { move: string; round: string; year: string };
  line: (table: Played, label: string, owner: number | string) => string;
}

export async function archiveOf(
  tables: Played[],
  records: Map<number, string>,
  page: HTMLElement,
  report: Blob,
  words: Words,
): Promise<Blob> {
  return zipOf([
    { name: `${plain(words.report)}.pdf`, content: await bytes(report) },
    { name: "outcomes.csv", content: text(outcomes(tables, words.head)) },
    ...tables.map((table) => ({
      name: `tables/${table.number}.csv`,
      content: text(csvOf(table.series, words.axes, ({ label, owner }) => words.line(table, label, owner))),
    })),
    ...[...records].map(([number, record]) => ({ name: `records/${number}.json`, content: text(record) })),
    ...(await pictures(page)),
  ]);
}
