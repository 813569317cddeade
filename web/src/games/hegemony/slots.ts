// Who stands where in a company: each place with the worker on it, and the empty ones.
import type { CompanyCard, CompanyView, Kind } from "./view";

export interface Slot {
  /** The skill the place wants. */
  wants: Kind;
  worker: Kind | null;
  /** The place of an employee of the Working Class in a Middle Class company. */
  employee: boolean;
  /** The worker is only meant to come here: the plan is not confirmed yet. */
  planned?: true;
}

/** Workers on their way in a plan that is not confirmed: from a company or from the unemployed, and where to if it is known. */
export interface Way {
  kind: Kind;
  from: string | null;
  to: string | null;
}

/** What the parts of an answer say about who goes where. */
export function waysOf(parts: { ref: Record<string, unknown> }[]): Way[] {
  const ways: Way[] = [];
  for (const { ref } of parts) {
    const last = ways.at(-1);
    if (ref["action"] === "worker_at") ways.push({ kind: ref["kind"] as Kind, from: String(ref["company"]), to: null });
    else if (ref["action"] === "jobless_worker") ways.push({ kind: ref["kind"] as Kind, from: null, to: null });
    else if (ref["action"] === "to_company" && last) last.to = String(ref["company"]);
  }
  return ways;
}

/** The places of a company as a plan would leave them: who goes is gone, who comes stands there for now. */
export function plannedSlots(card: CompanyCard, company: CompanyView, ways: Way[], helps: boolean): Slot[] {
  const workers = [...company.workers];
  let employee = company.employee;
  for (const { kind } of ways.filter((way) => way.from === company.label)) {
    const index = workers.indexOf(kind);
    if (helps && employee === kind) employee = null;
    else if (index >= 0) workers.splice(index, 1);
  }
  const coming = ways.filter((way) => way.to === company.label).map((way) => way.kind);
  const there = [...workers];
  for (const kind of coming)
    if (helps && card.employee_slot) employee = kind;
    else workers.push(kind);
  return slotsOf(card, { ...company, workers, employee }).map((slot) => {
    if (!slot.worker || !coming.includes(slot.worker)) return slot;
    const stood = slot.employee ? -1 : there.indexOf(slot.worker);
    if (stood < 0) return slot.employee && company.employee === slot.worker ? slot : { ...slot, planned: true };
    there.splice(stood, 1);
    return slot;
  });
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
