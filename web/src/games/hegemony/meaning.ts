// What a section of a policy means now, in a few words, from the figures that are printed there.
import { term } from "../../lib/words";
import type { Desk } from "./desk";
import { t, type Key } from "./messages";
import type { PolicyCard, Section } from "./view";

const WORDS: Record<number, Key> = {
  1: "hegFiscal",
  2: "hegLabor",
  3: "hegTaxation",
  4: "hegWelfare",
  5: "hegWelfare",
  6: "hegTrade",
  7: "hegImmigration",
};

const said = (value: unknown, desk: Desk): string | number =>
  typeof value === "string" ? term(value, desk.terms) : Number(value);

export function meaningOf(policy: number, section: Section, card: PolicyCard, desk: Desk): string {
  const { allowed, limit } = desk.view.state.imf;
  const figures = Object.entries(card.sections[section]).map(([name, value]) => [
    name,
    // At some tables the IMF comes with one loan more than is printed.
    name === "imf_loan_limit" ? Number(value) + allowed + 1 - limit : said(value, desk),
  ]);
  return t(WORDS[policy]!, Object.fromEntries(figures) as Record<string, string | number>);
}
