// Sentences of the review that are made from figures.
import { number, t } from "../i18n.svelte";
import { term, type Terms } from "../words";
import type { Calendar, Crisis, Moment } from "./types";

/** "Generation 3, 1910–1940"; nothing for a game without a calendar. */
export function placeInWords(place: Calendar, terms: Terms): string {
  if (place.number === 0) return "";
  const round = `${term(place.unit, terms)} ${number(place.number)}`;
  return place.year ? `${round}, ${place.year}` : round;
}

const percent = (worth: number): number => Math.round(100 * worth);

/** A sign, a direction and an amount: never a colour alone. */
export function swingOf(moment: Moment): string {
  const by = percent(moment.after) - percent(moment.before);
  return (by < 0 ? "▼ −" : "▲ +") + number(Math.abs(by));
}

/** Why it mattered: what could be expected before and after it. */
export function reasonOf(moment: Moment, cooperative: boolean): string {
  const gaps = { before: percent(moment.before), after: percent(moment.after) };
  return t(cooperative ? "momentReasonTeam" : "momentReason", gaps);
}

/** "+3" or "−27". */
export const signed = (value: number): string => (value < 0 ? "−" : "+") + number(Math.abs(value));

/** The causes of a crisis in one line: "taxes −160, Surcharge of Bo −27". */
export function causesOf(crisis: Crisis, names: string[], say: (text: Crisis["text"]) => string): string[] {
  return crisis.causes.map(({ what, seat, amount }) => {
    const cause = seat === null ? say(what) : t("causeOf", { what: say(what), name: names[seat] ?? "" });
    return `${cause} ${signed(amount)}`;
  });
}

/** The crises that led one to the other, the first one first. */
export function chainTo(crises: Crisis[], last: number): number[] {
  const chain = [last];
  for (;;) {
    const before = crises[chain[0]!]!.causes.find((cause) => cause.crisis !== null && !chain.includes(cause.crisis));
    if (!before) return chain;
    chain.unshift(before.crisis!);
  }
}
