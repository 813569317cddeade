// What a bot would do in my place, and why: selected on the board, not played.
import { api } from "./api";
import type { Session } from "./session.svelte";
import type { Suggestion } from "./types";

export class Suggesting {
  private made = $state.raw<{ decision: number; answer: Suggestion } | null>(null);
  busy = $state(false);

  constructor(private readonly session: Session) {}

  /** Suggestions are for learning: not where other people play, unless the facilitator helps. */
  get may(): boolean {
    const { info, decision, table, asking, seat } = this.session;
    const alone = info?.seats.filter((one) => one.controller === "person").length === 1;
    // Cards side by side in a sheet are chosen all at once, and a bot names one thing at a time.
    if (!decision || asking.sheet || table?.viewer?.role !== "seat") return false;
    return alone || Boolean(info?.seats[seat!]?.helped);
  }

  /** The suggestion, while what it suggests is what is selected. */
  get shown(): Suggestion | null {
    const { decision, asking } = this.session;
    const made = this.made?.decision === decision?.id ? this.made?.answer : null;
    return made && made.key === asking.selecting.key ? made : null;
  }

  async ask(): Promise<void> {
    const { session } = this;
    const decision = session.decision?.id;
    if (decision === undefined || this.busy) return;
    this.busy = true;
    const answer = await session.act(() => api.suggestion(session.id, session.token));
    this.busy = false;
    if (!answer || session.decision?.id !== decision) return;
    this.made = { decision, answer };
    session.asking.show(answer.key);
  }
}
