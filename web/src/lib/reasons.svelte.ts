// The way from a move in the story to why whoever the rules play made it.
import type { Face } from "./game";
import type { EventInfo } from "./types";

export class Reasons {
  /** The move whose reasons the story was asked for. */
  wanted = $state.raw<EventInfo | null>(null);

  constructor(
    private readonly think: () => Face["Thinking"] | null,
    private readonly open: () => void,
  ) {}

  /** Where a move has reasons, and how they are shown; nothing where nobody is played by the rules. */
  get ways(): { at: (event: EventInfo) => boolean; show: (event: EventInfo) => void } | undefined {
    const think = this.think();
    if (!think) return undefined;
    const show = (event: EventInfo): void => {
      this.wanted = event;
      this.open();
    };
    return { at: think.reasoned, show };
  }
}
