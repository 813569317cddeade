// Between the socket and the board stands one queue: what happens is shown one action after the other, each as long as
// its beat says. The page lags behind the truth by what is still to be seen, never by more than a key press.
import { settings, type Speed } from "./settings.svelte";
import type { LogEntry, Position } from "./types";

export type Beat = "silent" | "quick" | "normal" | "ceremony";

export interface Step {
  entry: LogEntry;
  position: Position;
  beat: Beat;
  /** Whether whoever looks did it. */
  mine: boolean;
}

/** Milliseconds a beat lasts at normal speed: first its card is seen, then what it changed. */
const LASTS: Record<Beat, [seen: number, changed: number]> = {
  silent: [0, 0],
  quick: [0, 150],
  normal: [420, 700],
  ceremony: [420, 0],
};
const FACTORS: Record<Speed, number> = { calm: 1.8, normal: 1, fast: 0.4, instant: 0 };
/** More than this many waiting actions are told in a digest, not as a film. */
const MANY = 40;

const WEIGHT: Beat[] = ["silent", "quick", "normal", "ceremony"];
const heavier = (a: Beat, b: Beat): Beat => (WEIGHT.indexOf(a) >= WEIGHT.indexOf(b) ? a : b);

/** The beat of an entry: the heaviest of its events; what one did oneself is known and only needs a moment. */
export function beatOf(entry: LogEntry, mine: boolean): Beat {
  if (entry.kind !== "choice") return "silent";
  const heaviest = entry.events.map((one) => one.beat).reduce(heavier, "silent");
  return mine && heaviest === "normal" ? "quick" : heaviest;
}

export class Beats {
  /** What the page shows now. */
  position = $state.raw<Position | null>(null);
  /** The action that is being shown. */
  now = $state.raw<Step | null>(null);
  /** Whether it is still on its way: its card is seen, what it changes is not. */
  coming = $state(false);
  /** The last action of a seat: it stays ringed. */
  last = $state.raw<LogEntry | null>(null);
  /** A ceremony waits for *Continue*. */
  waits = $state(false);
  /** What happened while nobody looked. */
  missed = $state.raw<LogEntry[]>([]);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Everything anew: the first sight of a table, or choices were taken back. */
  reset(position: Position, missed: LogEntry[] = []): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.coming = this.waits = false;
    this.position = position;
    this.missed = missed.filter((entry) => entry.kind === "choice");
  }

  push(entry: LogEntry, position: Position, mine: boolean): void {
    if (entry.kind === "take_back") return this.reset(position);
    const beat = beatOf(entry, mine);
    this.queue.push({ entry, position, beat, mine });
    if (document.hidden || this.queue.length > MANY) this.leap();
    else if (this.now === null) this.next();
  }

  /** Nobody looks: be where the match is, and tell later what happened. */
  private leap(): void {
    const passed = this.queue.map((step) => step.entry);
    const missed = [...this.missed, ...passed];
    this.skip();
    this.missed = missed;
  }

  private next(): void {
    const step = this.queue.shift() ?? null;
    this.now = step;
    if (!step) return;
    const factor = FACTORS[settings.speed];
    const [moves, changed] = LASTS[step.beat];
    // One's own card was seen when one picked it.
    const seen = step.mine ? 0 : moves;
    this.coming = seen * factor > 0;
    this.after(seen * factor, () => {
      if (step.beat === "ceremony" && factor > 0) return this.read();
      this.show(step);
      this.after(changed * factor, () => this.next());
    });
  }

  private after(milliseconds: number, work: () => void): void {
    if (milliseconds === 0) work();
    else this.timer = setTimeout(work, milliseconds);
  }

  private show(step: Step): void {
    this.coming = false;
    this.position = step.position;
    if (step.entry.seat !== null && step.entry.events.length > 0) this.last = step.entry;
  }

  /** A report is read first: what came of it is not on the table yet, so that nothing is given away. */
  private read(): void {
    this.coming = false;
    this.waits = true;
  }

  /** Whether a report tells of what the table does not show yet. */
  get ahead(): boolean {
    return this.waits && this.now?.position !== this.position;
  }

  /** *Continue* on a report sheet. */
  go(): void {
    if (this.now && this.ahead) this.show(this.now);
    this.waits = false;
    this.next();
  }

  /** A report is read once more; nothing moves by it. */
  again(entry: LogEntry): void {
    if (this.busy || !this.position) return;
    this.now = { entry, position: this.position, beat: "ceremony", mine: true };
    this.waits = true;
  }

  /** To the end of what is known. */
  skip(): void {
    clearTimeout(this.timer);
    const end = this.queue.at(-1) ?? this.now;
    if (this.now && (this.coming || this.ahead)) this.show(this.now);
    for (const step of this.queue) this.show(step);
    this.queue = [];
    if (end) this.position = end.position;
    this.now = null;
    this.coming = this.waits = false;
  }

  get busy(): boolean {
    return this.now !== null;
  }

  /** The digest was read. */
  forget(): void {
    this.missed = [];
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
