// Which table is being helped at, and how far: kept in this browser, so that loading the page again loses nothing.
import { settings } from "./settings.svelte";

interface Kept {
  table: string;
  game: string;
  step: number;
}

const KEY = "anthropolis.guide";

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

class Guide {
  now = $state<Kept | null>(read());

  begin(table: string, game: string): void {
    this.keep({ table, game, step: 0 });
  }

  go(step: number): void {
    if (this.now) this.keep({ ...this.now, step });
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
