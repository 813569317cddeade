// The card of the hand that was picked and waits for its cell: hand and board share it.
import type { DecisionInfo } from "../../lib/types";

class Picked {
  private card = $state<string | null>(null);
  private decision = $state(-1);

  /** A new decision forgets the card that was picked for the last one. */
  of(decision: DecisionInfo | null): string | null {
    return decision && decision.id === this.decision ? this.card : null;
  }

  take(card: string, decision: DecisionInfo): void {
    this.card = this.of(decision) === card ? null : card;
    this.decision = decision.id;
  }

  drop(): void {
    this.card = null;
  }
}

export const picked = new Picked();

/** The cards that may be laid, each with where. */
export function laysOf(decision: DecisionInfo | null): { key: string; card: string; column: string }[] {
  return (decision?.options ?? []).flatMap(({ key, ref }) =>
    ref["action"] === "lay" ? [{ key, card: String(ref["card"]), column: String(ref["column"]) }] : [],
  );
}
