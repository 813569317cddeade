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
