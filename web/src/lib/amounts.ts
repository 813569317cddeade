// Which field of the options is the number that a span counts.
import type { DecisionInfo, OptionInfo } from "./types";

type Ref = Record<string, unknown>;
const valueOf = (option: OptionInfo, key: string): unknown => (option.ref as Ref)[key];

/** The field that differs from option to option; other numbers in them are seats or the like. */
export function amountField(decision: DecisionInfo): string | null {
  if (!decision.span) return null;
  const counted = decision.options.filter((option) => Object.values(option.ref).some((v) => typeof v === "number"));
  const keys = Object.keys(counted[0]?.ref ?? {});
  const differs = (key: string): boolean =>
    counted.every((option) => typeof valueOf(option, key) === "number") &&
    new Set(counted.map((option) => valueOf(option, key))).size === counted.length;
  return keys.find(differs) ?? null;
}

/** The option of each number. */
export function byAmount(decision: DecisionInfo): Map<number, OptionInfo> {
  const key = amountField(decision);
  const found = new Map<number, OptionInfo>();
  if (key === null) return found;
  for (const option of decision.options) {
    const value = valueOf(option, key);
    if (typeof value === "number") found.set(value, option);
  }
  return found;
}
