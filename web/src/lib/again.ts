// The next match of the same people: each page asks with its own links and gets new ones.
import { api } from "./api";
import { go } from "./router.svelte";
import { keepTable, type KeptTable } from "./settings.svelte";
import type { TableInfo } from "./types";

/** The address of the next match, with the links of everybody who plays on this screen. */
async function nextMatch(info: TableInfo, kept: KeptTable): Promise<KeptTable> {
  const leader = kept.facilitator ? await api.rematch(info.id, kept.facilitator) : null;
  const seats = [];
  let table = leader?.table;
  for (const { seat, token } of kept.seats) {
    const answer = await api.rematch(info.id, token);
    seats.push({ seat, token: answer.token });
    table = answer.table;
  }
  const { id, game, title, created_at: at } = table!;
  return { id, game, title, at, seats, ...(leader ? { facilitator: leader.token } : {}) };
}

/** Go there; who only watches makes a table of their own. */
export async function playAgain(info: TableInfo, kept: KeptTable): Promise<void> {
  if (kept.seats.length === 0 && !kept.facilitator) return go(`/new/${info.game}`);
  const next = await nextMatch(info, kept);
  keepTable(next);
  go(`/table/${next.id}`);
}
