// What happened by itself, in acts: what led to it, the seven steps of an activation, the turn that follows.
import type { EventInfo } from "../../lib/types";
import { STEPS, type Region, type Step } from "./view";

export interface Act {
  /** The step of an activation that it tells, or null before and after. */
  step: Step | null;
  region: Region | null;
  events: EventInfo[];
}

const kindOf = ({ event }: EventInfo): string => String(event["event"]);

/** Events cut where a step or a turn begins; the announcement itself is the heading. */
export function actsOf(events: EventInfo[]): Act[] {
  const acts: Act[] = [];
  for (const one of events) {
    if (kindOf(one) === "step_begun")
      acts.push({ step: one.event["step"] as Step, region: one.event["region"] as Region, events: [] });
    else if (kindOf(one) === "turn_begun" || acts.length === 0) acts.push({ step: null, region: null, events: [one] });
    else acts.at(-1)!.events.push(one);
  }
  return acts;
}

/** The number of a step, from 1 to 7. */
export const placeOfStep = (step: Step): number => STEPS.indexOf(step) + 1;
