// Whose turn it is at one's own tables, asked now and then while the page is open.
import { api, Refusal } from "./api";
import { tellTurn } from "./notify";
import type { KeptTable } from "./settings.svelte";
import type { Turn } from "./types";

const AGAIN = 15_000;
/** So many tables are asked about: the newest. */
const MOST = 12;

export class Turns {
  private told = $state.raw<ReadonlyMap<string, Turn>>(new Map());

  constructor(tables: () => KeptTable[]) {
    $effect(() => {
      const asked = tables().slice(0, MOST);
      const look = (): void => asked.forEach((table) => void this.ask(table));
      look();
      const timer = setInterval(look, AGAIN);
      return () => clearInterval(timer);
    });
  }

  of(id: string): Turn | undefined {
    return this.told.get(id);
  }

  private async ask(table: KeptTable): Promise<void> {
    const seats = table.seats.map((one) => one.token);
    const tokens = seats.length > 0 ? seats : [table.facilitator ?? table.spectator ?? table.join ?? null];
    try {
      const turns = await Promise.all(tokens.map((token) => api.turn(table.id, token)));
      const turn = turns.find((one) => one.yours) ?? turns[0]!;
      if (turn.yours && this.told.has(table.id) && !this.of(table.id)!.yours) tellTurn(table.id, table.title);
      this.told = new Map([...this.told, [table.id, turn]]);
    } catch (error) {
      // A table that is gone or cannot be reached says nothing; its own page tells why.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
