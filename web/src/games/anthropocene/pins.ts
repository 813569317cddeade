// Objectives that are known, pinned at the line they concern.
import type { AnthropoceneView } from "./view";

export interface Pin {
  seat: number;
  value: number;
  met: boolean;
}

/** Who wants which total of this line, as far as the viewer may know. */
export function pinsOf(view: AnthropoceneView, line: string): Pin[] {
  return view.people.flatMap(({ player, objective, status }) =>
    objective?.[0] === line ? [{ seat: player, value: objective[1], met: status === "met" }] : [],
  );
}
