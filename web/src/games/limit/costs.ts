// The cost of a card for one nation, as figures: `1 $ per population` is 5 $ for a population of 5.
import { t } from "./messages";
import { term, type Terms } from "../../lib/words";
import type { CostLine, NationView, Printed, Tracks } from "./view";

export interface Cost {
  sign: string;
  text: string;
  /** The same in words. */
  title: string;
}

/** The figure of an amount, or null where it hangs on a choice still to make. */
function figure(amount: CostLine["amount"], nation: NationView | null, tracks: Tracks): number | null {
  if (amount === undefined || typeof amount === "number") return amount ?? null;
  if (!nation) return null;
  if (amount.per_population !== undefined) return amount.per_population * nation.population.value;
  if (amount.population_value_offset !== undefined) {
    const level = nation.population.level + amount.population_value_offset;
    return level < 1 ? 0 : (tracks.population[level - 1] ?? null);
  }
  if (amount.production_value && amount.production_value !== "chosen")
    return nation.production[amount.production_value].value;
  return null;
}

function cost(line: CostLine, amount: string, terms: Terms): Cost | null {
  const resource = line.resource ? term(line.resource, terms) : "";
  switch (line.op) {
    case "pay_money":
      return { sign: "money", text: amount, title: t("limCostMoney", { amount }) };
    case "bank_to_limit":
      return { sign: "bank", text: `−${amount}`, title: t("limCostBank", { amount }) };
    case "spend":
      return { sign: line.resource!, text: amount, title: t("limCostSpend", { amount, resource }) };
    case "attack":
      return { sign: "military", text: `≥ ${line.minimum}`, title: t("limCostAttack", { amount: line.minimum ?? 0 }) };
    case "raise_unrest":
      return { sign: "unrest", text: `+${amount}`, title: t("limCostUnrest", { amount }) };
    case "receive_disruption":
      return { sign: "disruption", text: `+${amount}`, title: t("limCostDisruption", { amount }) };
    case "receive_pollution":
      return { sign: "pollution", text: `+${amount}`, title: t("limCostPollution", { amount }) };
    case "lower_class":
      return { sign: "classes", text: `−${line.steps}`, title: t("limCostClass", { amount: line.steps ?? 0 }) };
    case "lower_production":
      return {
        sign: line.production!,
        text: `↓ ${line.levels}`,
        title: t("limCostPlant", { amount: line.levels ?? 0, plant: term(line.production!, terms) }),
      };
    default:
      return null;
  }
}

export function costsOf(card: Printed, nation: NationView | null, tracks: Tracks, terms: Terms): Cost[] {
  return card.cost
    .map((line) => cost(line, String(figure(line.amount, nation, tracks) ?? "?"), terms))
    .filter((one) => one !== null);
}
