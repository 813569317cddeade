// A number within bounds: the option of each, by the field that the game says a span counts.
import type { DecisionInfo, OptionInfo } from "./types";

export function byAmount(decision: DecisionInfo): Map<number, OptionInfo> {
  const found = new Map<number, OptionInfo>();
  if (!decision.span) return found;
  for (const option of decision.options) {
    const value = (option.ref as Record<string, unknown>)[decision.counted];
    if (typeof value === "number") found.set(value, option);
  }
  return found;
}

export interface Numbered {
  before: string;
  numbers: string[];
  after: string;
}

/** Labels that differ in one number alone, such as "0 more" and "1 more": the words are said once. */
export function numbered(labels: string[]): Numbered | null {
  const split = labels.map((label) => /^(|.*\s)(\d+)(\s.*|)$/.exec(label));
  const [first] = split;
  if (!first || labels.length < 3) return null;
  const alike = split.every((one) => one?.[1] === first[1] && one?.[3] === first[3]);
  return alike ? { before: first[1]!.trim(), numbers: split.map((one) => one![2]!), after: first[3]!.trim() } : null;
}
