// In which order companies stand.
import { cardOfLabel, type Desk } from "./desk";
import { slotsOf } from "./slots";
import { ROLES, type CompanyCard, type CompanyView } from "./view";

export type Sort = "owner" | "makes" | "free";
export const SORTS: Sort[] = ["owner", "makes", "free"];
const MADE = ["food", "luxury", "health", "education", "influence"];

export function sorted(companies: CompanyView[], sort: Sort, desk: Pick<Desk, "card">): CompanyView[] {
  const card = (one: CompanyView): CompanyCard => desk.card<CompanyCard>(cardOfLabel(one.label));
  const made = (one: CompanyView): number => MADE.indexOf(card(one).produces.resource);
  const free = (one: CompanyView): number => slotsOf(card(one), one).filter((slot) => !slot.worker).length;
  const owner = (one: CompanyView): number => -ROLES.indexOf(one.owner);
  const by = { owner, makes: made, free: (one: CompanyView) => -free(one) }[sort];
  return [...companies].sort((a, b) => by(a) - by(b) || made(a) - made(b) || a.label.localeCompare(b.label));
}
