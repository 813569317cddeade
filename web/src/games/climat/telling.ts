// Regions in words, for those who do not see the map.
import { term } from "../../lib/words";
import type { Desk } from "./desk";
import { t } from "./messages";
import { tokensOf, type Region } from "./view";

/** The plaque of a region as a sentence. */
export function toldOf(desk: Desk, region: Region): string {
  const it = desk.view.regions[region];
  const { ges, population, ndv, discipline } = it;
  const tokens = tokensOf(it).map(({ token, number }) => `${term(token, desk.terms)} ${number}`);
  const told = t("cliRegionTold", { region: term(region, desk.terms), ges, population, ndv, discipline });
  return [told, ...tokens].join(", ");
}
