// Colours and shapes of the style sheet: which ones the seats have, and for whatever draws by itself.
/** The tones and shapes of the seats as a style, where they are not simply the first ones; a seat without one keeps its own. */
export function seatStyle(tones: number[], marks: number[]): string {
  const colours = tones.map((tone, seat) => `--seat-${seat}: var(--tone-${tone})`);
  const shapes = marks.map((mark, seat) => `--mark-${seat}: var(--shape-${mark})`);
  return [...colours, ...shapes].filter(Boolean).join(";");
}

/** A colour of the style sheet as a canvas takes it: resolved for the present scheme. */
export function colourOf(node: HTMLElement, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  node.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
