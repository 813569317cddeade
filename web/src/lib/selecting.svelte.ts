// Select, see, confirm: one model for mouse, touch and keys. The first pick selects, the second commits.
import { settings } from "./settings.svelte";

/** So long a new decision takes no input: the second half of a double click belongs to the last one. */
export const LOCK = 350;
/** A pointer that did not move since the last choice says nothing for so long. */
const STILL = 1000;

type Input = "mouse" | "touch" | "key";

export class Selecting {
  /** The option that waits to be confirmed. */
  key = $state<string | null>(null);
  /** It is selected because there is nothing else: a pick says no more than that. */
  offered = $state(false);
  private since = -Infinity;
  private moved = true;
  /** What people use now. */
  input: Input = "mouse";

  constructor(
    private readonly commit: (key: string) => void,
    private readonly look: (key: string | null) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Another decision: nothing is selected, and for a moment nothing can be. */
  renew(): void {
    this.key = null;
    this.offered = false;
    this.since = this.clock();
    this.moved = false;
  }

  /** What people touch, told by the page before anything reacts to it. */
  sense(event: Event): void {
    if (event.type === "keydown") this.input = "key";
    else if (event.type === "pointermove") this.moved = true;
    else if (event.type === "pointerdown")
      this.input = (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
  }

  get locked(): boolean {
    const passed = this.clock() - this.since;
    return passed < LOCK || (this.input === "mouse" && !this.moved && passed < STILL);
  }

  /** Somebody picked an option's piece. */
  pick = (key: string): void => {
    if (this.locked) return;
    const atOnce = settings.confirm === "never" && this.input !== "touch";
    if (atOnce || (this.key === key && !this.offered)) this.confirm(key);
    else {
      this.offered = false;
      this.key = key;
      this.look(key);
    }
  };

  /** The page itself points at an option: whatever the settings say, nothing is committed by it. */
  show(key: string): void {
    this.key = key;
    this.look(key);
  }

  /** The only option there is: it waits to be confirmed. */
  offer(key: string): void {
    this.show(key);
    this.offered = true;
  }

  confirm(key: string | null = this.key): void {
    if (key === null || this.locked) return;
    this.commit(key);
  }

  /** Lay it down again; false if nothing was selected. */
  drop(): boolean {
    if (this.key === null) return false;
    this.key = null;
    this.look(null);
    return true;
  }
}
