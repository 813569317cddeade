// What an automa spends in a vote: the influence tables of its instruction cards.
export interface Vote {
  side: "for" | "against";
  votesFor: number;
  votesAgainst: number;
  own: number;
  allies: number;
  others: number;
  last: boolean;
}

export interface Spending {
  /** The row of the table, a word of the game. */
  row: string;
  needed: number;
  spend: number;
  draw: number;
  /** One card decides on everything. */
  forAll: boolean;
}

export function spendingIn({ side, votesFor, votesAgainst, own, allies, others, last }: Vote): Spending {
  const told = (row: string, needed: number, spend = 0, draw = 0, forAll = false): Spending => ({
    row,
    needed,
    spend,
    draw,
    forAll,
  });
  if (last) return told("last_vote", 0, own);
  const winning = votesFor >= votesAgainst === (side === "for");
  const losing = winning ? (side === "for" ? "against" : "for") : side;
  const needed = Math.abs(votesFor - votesAgainst) + (losing === "against" ? 1 : 0);
  if (own === 0) return told("no_influence", needed);
  if (winning) {
    if (others < needed) return told("winning_safely", needed);
    return told("winning", needed, 0, Math.min(own, others - needed + 1));
  }
  if (own + allies < needed) return told("less_than_needed", needed);
  if (allies === 0) {
    if (others === 0) return told("losing_alone_unopposed", needed, needed);
    if (own === needed) return told("losing_alone_exactly", needed, 0, 1, true);
    return told("losing_alone_more", needed, needed, Math.min(others, own - needed));
  }
  if (own + allies === needed) {
    return others > 0 ? told("losing_together_exactly", needed) : told("losing_together_unopposed", needed, own);
  }
  const spend = Math.min(own, others > 0 ? needed : needed - 1);
  const row = others > 0 ? "losing_together_more" : "losing_together_enough";
  return told(row, needed, spend, Math.min(others > 0 ? others : 1, own - spend));
}
