// Options of preference lists in words: companies, types, sellers.
import { say } from "../../../lib/i18n.svelte";
import { term, type Terms } from "../../../lib/words";
import { t } from "./messages";

const SECTIONS = ["A", "B", "C"];
const YES_OR_NO = [
  "proposable",
  "obtainable",
  "runs_at_once",
  "new_resource",
  "employee_slot_fillable",
  "demonstration",
];

/** `cc_hotel+union_media` with the names of its parts. */
export function labelOf(label: string, terms: Terms): string {
  const parts = label.split(/([+>:,=]| )/);
  return parts
    .map((part) => (part === ":" ? t("colon") : terms[part] ? term(part, terms) : part))
    .join("")
    .replaceAll("+", " + ")
    .replaceAll(">", " → ");
}

/** Several options, one after the other. */
export const labelsOf = (labels: string[], terms: Terms): string =>
  labels.map((label) => labelOf(label, terms)).join(t("auThen"));

/** A fact with its value: a number, the section of a policy, yes or no. */
export function figureInWords(figure: string, terms: Terms): string {
  const [name = "", value = ""] = figure.split("=");
  // As the sentences of the game write it: not every word is a name, and no line begins here.
  const words = say(terms[name]) || name;
  if (name.startsWith("policy_")) return `${words} ${SECTIONS[Number(value)] ?? value}`;
  if (YES_OR_NO.includes(name)) return `${words}${t("colon")} ${t(value === "1" ? "auYes" : "auNo")}`;
  return `${words} ${value}`;
}

/** The figures behind a line or an action, but for those that say nothing. */
export const figuresInWords = (figures: string[], terms: Terms): string =>
  figures
    .filter((figure) => figure !== "unit_cost=-1")
    .map((figure) => figureInWords(figure, terms))
    .join(" · ");
