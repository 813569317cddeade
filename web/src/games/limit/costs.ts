// The cost of a card for one nation, as figures: `1 $ per population` is 5 $ for a population of 5.
import { t } from "./messages";
import { term, type Terms } from "../../lib/words";
import type { CostLine, NationView, Printed } from "./view";

export interface Cost {
  sign: string;
  text: string;
  /** The same in words. */
  title: string;
}

function cost(line: CostLine, amount: string | number, terms: Terms): Cost | null {
  const resource = line.resource ? term(line.resource, terms) : "";
  switch (line.op) {
    case "pay_money":
      return { sign: "money", text: String(amount), title: t("limCostMoney", { amount }) };
    case "bank_to_limit":
      return { sign: "bank", text: `−${amount}`, title: t("limCostBank", { amount }) };
    case "spend":
      return { sign: line.resource!, text: String(amount), title: t("limCostSpend", { amount, resource }) };
    case "attack":
      return { sign: "military", text: `≥ ${amount}`, title: t("limCostAttack", { amount }) };
    case "raise_unrest":
      return { sign: "unrest", text: `+${amount}`, title: t("limCostUnrest", { amount }) };
    case "receive_disruption":
      return { sign: "disruption", text: `+${amount}`, title: t("limCostDisruption", { amount }) };
    case "receive_pollution":
      return { sign: "pollution", text: `+${amount}`, title: t("limCostPollution", { amount }) };
    case "lower_class":
      return { sign: "classes", text: `−${amount}`, title: t("limCostClass", { amount }) };
    case "lower_production":
      return {
        sign: line.production!,
        text: `↓ ${amount}`,
        title: t("limCostPlant", { amount, plant: term(line.production!, terms) }),
      };
    default:
      return null;
  }
}

/** What a card costs, with the figures that the server gives; a question mark where a choice decides. */
export function costsOf(id: string, card: Printed, nation: NationView | null, terms: Terms): Cost[] {
  const figures = nation?.costs?.[id];
  return card.cost
    .map((line, i) => cost(line, figures?.[i] ?? printed(line) ?? "?", terms))
    .filter((one) => one !== null);
}

/** The figure of a line that is the same for everybody. */
function printed(line: CostLine): number | undefined {
  return [line.amount, line.minimum, line.steps, line.levels].find((figure) => typeof figure === "number");
}
