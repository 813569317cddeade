// An automa at a table with the box, kept on this device, with a way back.
import type { Rows } from "../automa/rows";
import type { ClassId } from "../view";
import type { Given } from "./given";
import type { Advice } from "./rules";
import type { Answers, Mode, Told } from "./turn";

export interface Helped {
  role: ClassId;
  mode: Mode;
  turn: number;
  /** Cards to draw and those used, top first. */
  deck: number[];
  used: number[];
  rows: Rows | null;
  /** What was said before: asked again, it stands there already. */
  answers: Answers;
  /** The card of this turn. */
  card: number | null;
  /** What the checks said; null before they are made. */
  told: Told[] | null;
  /** Actions that cannot be done, in the order in which they were tried. */
  refused: string[];
  action: string | null;
  /** What lies on the table, as last told; null where the rules could not be reached. */
  given: Given | null;
  /** What the rules say about this turn. */
  advice: Advice | null;
  /** This turn is answered by hand. */
  byHand: boolean;
  /** What the turn came to beyond its card: asked for in a second form. */
  beyond: string[];
  /** The draws of this turn: the same however often it is played anew. */
  seed: number;
}

const KEY = "anthropolis.box";
const MOST_BACK = 25;

/** Round 1, and the sections that the policies start on: 1C 2B 3A 4B 5C 6B 7B. */
export const START_ANSWERS: Answers = {
  round: 1,
  section_1: 2,
  section_2: 1,
  section_3: 0,
  section_4: 1,
  section_5: 2,
  section_6: 1,
  section_7: 1,
};

export function shuffled(numbers: number[]): number[] {
  const cards = [...numbers];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

export const anySeed = (): number => crypto.getRandomValues(new Uint16Array(1))[0]!;

export const fresh = (role: ClassId, mode: Mode, rows: Rows | null): Helped => ({
  role,
  mode,
  turn: 1,
  deck: shuffled(Array.from({ length: 30 }, (_, i) => i + 1)),
  used: [],
  rows: mode === "advanced" ? rows : null,
  answers: START_ANSWERS,
  card: null,
  told: null,
  refused: [],
  action: null,
  given: null,
  advice: null,
  byHand: false,
  beyond: [],
  seed: anySeed(),
});

/** What an older page has kept may lack something. */
const whole = (kept: Partial<Helped>): Helped => ({ beyond: [], seed: anySeed(), ...kept }) as Helped;

export class Box {
  now = $state.raw<Helped | null>(null);
  past = $state.raw<Helped[]>([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { now: Helped; past: Helped[] } | null;
      this.now = kept && whole(kept.now);
      this.past = kept?.past.map(whole) ?? [];
    } catch {
      // What cannot be read is begun anew.
    }
  }

  /** Go on; what was before can be had back. */
  go(change: Partial<Helped>): void {
    if (!this.now) return;
    this.past = [...this.past, this.now].slice(-MOST_BACK);
    this.now = { ...this.now, ...change };
    this.keep();
  }

  /** Something is told that needs no way back of its own. */
  tell(change: Partial<Helped>): void {
    if (!this.now) return;
    this.now = { ...this.now, ...change };
    this.keep();
  }

  begin(first: Helped): void {
    this.past = this.now ? [...this.past, this.now].slice(-MOST_BACK) : [];
    this.now = first;
    this.keep();
  }

  back(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.now = before;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ now: this.now, past: this.past }));
    } catch {
      // A full or closed storage only forgets when the page is left.
    }
  }
}
