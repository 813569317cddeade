// HXP-CRI-33: what the State pays back for what a class has lent it.
import type { HegemonyView } from "../view";

export const REPAID: Record<number, number> = { 30: 40, 50: 70 };

/** All that the State owes. */
export const owed = (bonds: HegemonyView["bonds"]): number =>
  Object.values(bonds).reduce((sum, lent) => sum + (REPAID[lent] ?? lent), 0);
