// Which table is being helped at, and how far: kept in this browser, so that loading the page again loses nothing.
import { settings } from "./settings.svelte";

interface Kept {
  table: string;
  game: string;
  /** The lesson that is on; before the first one (-1) the goal is told. */
  step: number;
  /** The situations that were spoken about. */
  told: string[];
}

const KEY = "anthropolis.guide";

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept && { ...kept, told: kept.told ?? [] };
  } catch {
    return null;
  }
}

class Guide {
  now = $state<Kept | null>(read());

  begin(table: string, game: string): void {
    this.keep({ table, game, step: -1, told: [] });
  }

  go(step: number): void {
    if (this.now) this.keep({ ...this.now, step });
  }

  tell(tip: string): void {
    if (this.now) this.keep({ ...this.now, told: [...this.now.told, tip] });
  }

  end(): void {
    const game = this.now?.game;
    if (game && !settings.helped.includes(game)) settings.helped = [...settings.helped, game];
    this.keep(null);
  }

  private keep(now: Kept | null): void {
    this.now = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser without storage only forgets where it was.
    }
  }
}

export const guide = new Guide();
