// Hand something to the browser as a file, under a name that says which match it is of.
import type { TableInfo } from "./types";

/** Game, title and day: "limit-Tuesday-2026-11-16". */
export function matchName(game: string, info: Pick<TableInfo, "title" | "created_at"> | null): string {
  const day = info ? new Date(info.created_at * 1000).toISOString().slice(0, 10) : "";
  const name = [game, info?.title, day].filter(Boolean).join(" ");
  return name.replace(/[^\p{L}\p{N} -]/gu, "").replace(/ +/g, "-");
}

export function save(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
