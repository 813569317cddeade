// Where the bars of a waterfall stand: each step begins where the last one ended.
import type { Text } from "../types";
import type { AccountInfo } from "./types";

export interface AccountStep {
  /** What moved the number; null for the start and the end. */
  what: Text | null;
  amount: number;
  /** Where its bar begins and how wide it is, in percent of the whole width. */
  from: number;
  width: number;
}

export function stepsOf(account: AccountInfo): AccountStep[] {
  const ends = [account.start];
  for (const part of account.parts) ends.push(ends[ends.length - 1]! + part.amount);
  const low = Math.min(0, ...ends);
  const span = Math.max(1, ...ends) - low;
  const bar = (one: number, other: number): { from: number; width: number } => ({
    from: ((Math.min(one, other) - low) / span) * 100,
    width: (Math.abs(one - other) / span) * 100,
  });
  return [
    { what: null, amount: account.start, ...bar(0, account.start) },
    ...account.parts.map((part, i) => ({ what: part.what, amount: part.amount, ...bar(ends[i]!, ends[i + 1]!) })),
    { what: null, amount: account.end, ...bar(0, account.end) },
  ];
}
