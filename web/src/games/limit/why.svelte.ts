// Why a card cannot be played: a rule against it as things stand, or it is not the time for cards.
import { rulesOf } from "../../lib/books";
import { say } from "../../lib/i18n.svelte";
import type { RulesAnswer } from "../../lib/types";
import type { Desk } from "./desk";
import { t } from "./messages";
import type { Why } from "./view";

/** Cards are played in the step that decides policy. */
const STEP_RULE = "LIM-POL-08";
const PLAYING = ["ask_first_card", "ask_second_card"];

let book = $state.raw<RulesAnswer | null>(null);

function inWords(rule: string): string {
  if (!book) void rulesOf("limit").then((found) => (book = found));
  const found = book?.rules.find((one) => one.id === rule);
  return found ? say(found.text) : t("problemIllegal");
}

export function whyNot(desk: Desk, card: string, forbidden: string | null, inHand: boolean): Why | null {
  if (desk.view.over || !inHand) return null;
  const playing = PLAYING.includes(String(desk.decision?.ref["action"]));
  const rule = playing ? (desk.blocked.get(card) ?? forbidden) : forbidden;
  if (rule) return { rule, text: inWords(rule), now: playing };
  return playing ? null : { rule: STEP_RULE, text: t("limWhyStep"), now: false };
}
