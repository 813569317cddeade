// Why something cannot be done: what must be law for it, or the rule against it in words.
import { rulesOf } from "../../lib/books";
import { say } from "../../lib/i18n.svelte";
import type { RulesAnswer } from "../../lib/types";
import { term } from "../../lib/words";
import type { Desk } from "./desk";
import { t } from "./messages";
import type { HeldCard } from "./view";

let book = $state.raw<RulesAnswer | null>(null);

export function ruleInWords(rule: string): string {
  if (!book) void rulesOf("hegemony").then((found) => (book = found));
  const found = book?.rules.find((one) => one.id === rule);
  return found ? say(found.text) : t("problemIllegal");
}

/** The reason why a card cannot be played for its effect now; "" if it can, or if nobody asks. */
export function whyNotPlayed(desk: Desk, held: HeldCard): string {
  if (held.forbidden_by === null) return "";
  const unmet = held.requirement.length > 0 && !held.requirement.some((one) => one.in_force);
  if (!unmet) return ruleInWords(held.forbidden_by);
  const wanted = held.requirement.map(({ policy, section }) => `${term(`policy_${policy}`, desk.terms)} ${section}`);
  return t("hegWhyPolicy", { policies: wanted.join(t("hegOrList")) });
}
