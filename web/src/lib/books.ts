// What a game says about itself, asked for once: its words, and its rules.
import { api } from "./api";
import type { GameDetails, RulesAnswer } from "./types";

const details = new Map<string, Promise<GameDetails>>();
const rules = new Map<string, Promise<RulesAnswer>>();

function once<A>(kept: Map<string, Promise<A>>, key: string, ask: () => Promise<A>): Promise<A> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  // A failed request is not remembered: the next one tries again.
  asked.catch(() => kept.delete(key));
  return asked;
}

export const detailsOf = (game: string): Promise<GameDetails> => once(details, game, () => api.game(game));
export const rulesOf = (game: string): Promise<RulesAnswer> => once(rules, game, () => api.rules(game));
