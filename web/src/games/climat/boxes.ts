// What a transformation's box says of a region.
import type { OptionInfo } from "../../lib/types";
import { term } from "../../lib/words";
import { actionOf, type Desk } from "./desk";
import { t } from "./messages";
import type { Letter, Need, Region, WorldLetter } from "./view";

export interface Box<Tp = Letter> {
  tp: Tp;
  state: "owned" | "learnable" | "open" | "lacks";
  told: string;
  option: OptionInfo | undefined;
}

const needInWords = ({ need, value }: Need): string =>
  t(`need${need[0]!.toUpperCase()}${need.slice(1)}` as Parameters<typeof t>[0], { value });

/** The option that would bring a transformation to a region: implanting works where the own pawn stands. */
function optionFor(desk: Desk, region: Region, tp: Letter): OptionInfo | undefined {
  return (desk.lit.get(`tp:${tp}`) ?? []).find((option) =>
    actionOf(option) === "implant" ? desk.me?.place === region : option.ref["region"] === region,
  );
}

export function boxOf(desk: Desk, region: Region, tp: Letter): Box {
  const it = desk.view.regions[region];
  const name = term(tp, desk.terms);
  const option = optionFor(desk, region, tp);
  if (it.tps.includes(tp)) return { tp, state: "owned", told: t("cliOwned", { tp: name }), option };
  if (it.learnable.includes(tp)) return { tp, state: "learnable", told: t("cliLearnable", { tp: name }), option };
  const needs = it.missing[tp] ?? [];
  if (needs.length === 0) return { tp, state: "open", told: t("cliOpenBox", { tp: name }), option };
  return { tp, state: "lacks", told: t("cliLacks", { tp: name, needs: needs.map(needInWords).join(", ") }), option };
}

export function worldBox(desk: Desk, tp: WorldLetter): Box<WorldLetter> {
  const done = desk.view.globals.includes(tp);
  const told = t(done ? "cliInForce" : "cliNotYet", { tp: term(tp, desk.terms) });
  return { tp, state: done ? "owned" : "open", told, option: desk.lit.get(`tp:${tp}`)?.[0] };
}
