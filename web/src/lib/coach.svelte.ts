// Who helps at a first match: which word is due now, and when it has been heeded.
import { untrack } from "svelte";
import { guide } from "./guide.svelte";
import { tourOf, veiledAt, type Lesson, type Seen, type Tip, type Tour } from "./tour";

export class Coach {
  private tour = $state.raw<Tour | null>(null);
  /** How things stood when the word that is on came up. */
  private before = $state.raw<{ tip: string; seen: Seen } | null>(null);

  constructor(
    private readonly table: string,
    private readonly seen: () => Seen | null,
  ) {
    $effect(() => {
      const game = this.on ? guide.now!.game : null;
      this.tour = null;
      if (game) void tourOf(game).then((tour) => (this.tour = tour));
    });
    $effect(() => this.follow());
  }

  get on(): boolean {
    return guide.now?.table === this.table;
  }

  /** What the match is about, before anything else. */
  get goal(): Tour["goal"] | null {
    return this.tour && guide.now?.step === -1 ? this.tour.goal : null;
  }

  private get lesson(): Lesson | null {
    return (this.on && this.tour?.lessons[guide.now!.step]) || null;
  }

  /** The word that is due now. */
  get tip(): Lesson | Tip | null {
    const now = this.seen();
    if (!this.tour || !this.on || !now || this.goal) return null;
    const { lesson } = this;
    if (lesson && (lesson.when?.(now) ?? true)) return lesson;
    return this.tour.coaching.find((tip) => !guide.now!.told.includes(tip.id) && tip.when!(now)) ?? null;
  }

  /** Whether the word asks for something to be done: then it goes by itself. */
  get asks(): boolean {
    return this.tip !== null && "until" in this.tip;
  }

  /** The parts of the board that have not been spoken about yet. */
  get veiled(): string[] {
    return this.tour && this.on ? veiledAt(this.tour, guide.now!.step) : [];
  }

  /** A word stays until what it asks for is done, or the situation has passed. */
  private follow(): void {
    const { tip, lesson } = this;
    const now = this.seen();
    if (!now) return;
    const last = this.before;
    // What was asked for may be done in the same moment in which the situation passes.
    const done = last !== null && lesson?.id === last.tip && lesson.until?.(now, last.seen);
    untrack(() => {
      if (done) {
        this.before = null;
        guide.go(guide.now!.step + 1);
      } else if (tip?.id !== last?.tip) {
        this.before = tip ? { tip: tip.id, seen: now } : null;
        if (last && this.tour?.coaching.some((one) => one.id === last.tip)) guide.tell(last.tip);
      }
    });
  }

  /** It was read, or done: on to the next one. */
  heeded(): void {
    const { tip, lesson } = this;
    if (this.goal || (tip && tip === lesson)) guide.go(guide.now!.step + 1);
    else if (tip) guide.tell(tip.id);
  }

  end(): void {
    guide.end();
  }
}
