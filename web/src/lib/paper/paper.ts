// A page as a PDF, made in the browser: text that can be searched, charts that stay sharp.
import bold from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url";
import normal from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url";
import { partsOf, plain } from "./sheet";

export interface Head {
  title: string;
  /** What it is about: the class, the game, the day. */
  about: string;
  language: string;
}

const STYLES = {
  title: { fontSize: 22, bold: true, color: "#1f5f5b" },
  about: { fontSize: 11, color: "#525b61", margin: [0, 2, 0, 6] },
  heading: { fontSize: 14, bold: true, margin: [0, 14, 0, 6] },
  list: { margin: [0, 0, 0, 4] },
};

/** A heading is not left alone at the foot of a page. */
const lonely = (node: { headlineLevel?: number }, near: { getFollowingNodesOnPage: () => unknown[] }): boolean =>
  node.headlineLevel === 1 && near.getFollowingNodesOnPage().length === 0;

export async function paperOf(page: HTMLElement, { title, about, language }: Head): Promise<Blob> {
  const { default: maker } = await import("pdfmake/build/pdfmake.min.js");
  const at = (path: string): string => new URL(path, location.href).href;
  maker.setFonts({ Roboto: { normal: at(normal), bold: at(bold) } });
  const content = [{ text: plain(title), style: "title" }, { text: plain(about), style: "about" }, ...partsOf(page)];
  const footer = (now: number, all: number): object => ({
    columns: [plain(`${title} · ${about}`), { text: `${now} / ${all}`, alignment: "right", width: "auto" }],
    fontSize: 8,
    color: "#525b61",
    margin: [40, 12, 40, 0],
  });
  return maker
    .createPdf({
      info: { title: `${title} · ${about}`, creator: "Anthropolis" },
      language,
      pageSize: "A4",
      pageMargins: [40, 40, 40, 44],
      defaultStyle: { fontSize: 10, color: "#20262b", lineHeight: 1.15 },
      styles: STYLES,
      content,
      footer,
      pageBreakBefore: lonely,
    })
    .getBlob();
}
