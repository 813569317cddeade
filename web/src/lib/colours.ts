// Colours of the style sheet for whatever draws by itself.
/** A colour of the style sheet as a canvas takes it: resolved for the present scheme. */
export function colourOf(node: HTMLElement, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  node.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
