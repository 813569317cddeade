// Options of preference lists in words: companies, types, sellers.
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
    .map((part) => (terms[part] ? term(part, terms) : part))
    .join("")
    .replaceAll("+", " + ")
    .replaceAll(">", " → ");
}

/** A fact with its value: a number, the section of a policy, yes or no. */
export function figureInWords(figure: string, terms: Terms): string {
  const [name = "", value = ""] = figure.split("=");
  const said = term(name, terms);
  const words = said.charAt(0).toLowerCase() + said.slice(1);
  if (name.startsWith("policy_")) return `${said} ${SECTIONS[Number(value)] ?? value}`;
  if (YES_OR_NO.includes(name)) return `${words}${t("colon")} ${t(value === "1" ? "auYes" : "auNo")}`;
  return `${words} ${value}`;
}
