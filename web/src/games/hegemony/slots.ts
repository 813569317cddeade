// Who stands where in a company: each place with the worker on it, and the empty ones.
import type { CompanyCard, CompanyView, Kind } from "./view";

export interface Slot {
  /** The skill the place wants. */
  wants: Kind;
  worker: Kind | null;
  /** The place of an employee of the Working Class in a Middle Class company. */
  employee: boolean;
}

/** Workers on the places that want their skill first, the others on what is left. */
export function slotsOf(card: CompanyCard, company: CompanyView | null): Slot[] {
  const left = [...(company?.workers ?? [])];
  const take = (fits: (kind: Kind) => boolean): Kind | null => {
    const index = left.findIndex(fits);
    return index < 0 ? null : left.splice(index, 1)[0]!;
  };
  const skilled = card.worker_slots.map((wants) => (wants === "unskilled" ? null : take((kind) => kind === wants)));
  const slots = card.worker_slots.map((wants, i) => ({
    wants,
    worker: skilled[i] ?? (wants === "unskilled" ? take(() => true) : null),
    employee: false,
  }));
  const helper = card.employee_slot;
  return helper ? [...slots, { wants: helper.type, worker: company?.employee ?? null, employee: true }] : slots;
}
