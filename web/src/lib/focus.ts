// Whoever chooses on the board with the keyboard finds the focus at the next question's first place, not nowhere.
const LIT = "[data-lit], button.lit, .lit button";

/** `use:keepFocus={number of the open decision, or null}` on the box of a board. */
export function keepFocus(
  board: HTMLElement,
  decision: number | null,
): { update(next: number | null): void; destroy(): void } {
  let last = decision;
  let byKey = false;
  // A click that no pointer made is a press of Enter or Space.
  const clicked = (event: MouseEvent): void => {
    byKey = event.detail === 0;
  };
  const bring = (): void => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const bar = document.querySelector<HTMLElement>("[data-decision] .options button");
    (board.querySelector<HTMLElement>(LIT) ?? bar)?.focus();
  };
  board.addEventListener("click", clicked);
  return {
    update(next) {
      if (next === null || next === last) return;
      last = next;
      if (byKey) requestAnimationFrame(bring);
      byKey = false;
    },
    destroy: () => board.removeEventListener("click", clicked),
  };
}
