// The match a branch came from, as far as this browser holds a link to it.
import { api, Refusal } from "./api";
import { keptTables } from "./settings.svelte";
import type { Position, Series, TableInfo } from "./types";

export interface Origin {
  series: Series;
  position: Pick<Position, "scores" | "finished">;
}

/** What everybody may know of it: its figures and scores. Null if no link of this browser opens it. */
export async function originOf(info: TableInfo): Promise<Origin | null> {
  if (info.branch_of === null) return null;
  const kept = keptTables().find((table) => table.id === info.branch_of);
  const token = kept?.spectator ?? kept?.facilitator ?? kept?.seats[0]?.token ?? null;
  try {
    const [series, { position }] = await Promise.all([
      api.series(info.branch_of, token),
      api.state(info.branch_of, token),
    ]);
    return { series, position: { scores: position.scores, finished: position.finished } };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
