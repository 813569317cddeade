// See before you commit: the preview of the option under the pointer, asked for once per decision.
import type { PreviewAnswer } from "./types";

const PAUSE = 90;

export class Looking {
  preview = $state.raw<PreviewAnswer | null>(null);
  private key: string | null = null;
  private seen = new Map<string, PreviewAnswer>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(private readonly fetch: (key: string) => Promise<PreviewAnswer>) {}

  at = (key: string | null): void => {
    clearTimeout(this.timer);
    this.key = key;
    if (key === null) {
      this.preview = null;
      return;
    }
    const known = this.seen.get(key);
    if (known) this.preview = known;
    else this.timer = setTimeout(() => void this.load(key), PAUSE);
  };

  /** The preview of an option, as soon as it is known; null if it does not come. */
  async see(key: string): Promise<PreviewAnswer | null> {
    if (!this.seen.has(key)) await this.load(key);
    return this.seen.get(key) ?? null;
  }

  private async load(key: string): Promise<void> {
    const turn = this.turn;
    try {
      const found = await this.fetch(key);
      if (turn !== this.turn) return;
      this.seen.set(key, found);
      if (this.key === key) this.preview = found;
    } catch {
      // A preview that does not come is no reason to disturb anybody.
    }
  }

  /** Another decision: what was seen no longer holds. */
  forget(): void {
    clearTimeout(this.timer);
    this.turn++;
    this.key = null;
    this.seen.clear();
    this.preview = null;
  }
}
