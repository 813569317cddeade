// Which of the links that this browser holds opens a table.
import { keptTables } from "./settings.svelte";

/** Where a record from a file lies while its page is open. */
export const LOCAL = "anthropolis.record";

/** The link that shows most, or null if this browser holds none. */
export function tokenFor(id: string): string | null {
  const kept = keptTables().find((table) => table.id === id);
  return kept?.seats[0]?.token ?? kept?.facilitator ?? kept?.spectator ?? null;
}
