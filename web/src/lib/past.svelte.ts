// Looking back: the table as it stood after some earlier choice.
import { Refusal } from "./api";
import type { Problem, Replayed } from "./types";

type Shown = Pick<Replayed, "position" | "viewer">;
const PAUSE = 60;

export class Past {
  /** The choice that is looked at; null is now. */
  at = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  private seen = new Map<string, Shown>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly fetch: (move: number, seat: number | null) => Promise<Shown>,
    private readonly failed: (problem: Problem) => void,
  ) {}

  go(move: number, seat: number | null = null): void {
    this.at = move;
    const key = `${move}/${seat ?? ""}`;
    const known = this.seen.get(key);
    clearTimeout(this.timer);
    if (known) this.shown = known;
    // While somebody drags the slider only the last place counts.
    else this.timer = setTimeout(() => void this.load(move, seat, key), this.shown ? PAUSE : 0);
  }

  private async load(move: number, seat: number | null, key: string): Promise<void> {
    try {
      const found = await this.fetch(move, seat);
      this.seen.set(key, found);
      if (this.at === move) this.shown = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.now();
      this.failed(error.problem);
    }
  }

  now(): void {
    clearTimeout(this.timer);
    this.at = this.shown = null;
  }

  /** Forget everything: another seat looks, or choices were taken back. */
  leave(): void {
    this.now();
    this.seen.clear();
  }
}
