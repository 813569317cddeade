// "Show me": a ring around what is meant, for a moment. It takes no clicks away.
const STAYS = 2600;
const GAP = 5;

let shown: HTMLElement | undefined;

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);

/** Ring the first match of a selector that can be seen; a tab of the stage that hides it comes forward. */
export function ring(selector: string, zone?: string): void {
  const found = seen(selector);
  const tab = zone && !found ? document.getElementById(`zone-${zone}`) : null;
  shown?.remove();
  if (tab) {
    tab.click();
    requestAnimationFrame(() => ring(selector));
  }
  if (!found) return;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = found.getBoundingClientRect();
  const node = document.createElement("div");
  node.className = "shown-ring";
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, {
    left: `${box.left - GAP}px`,
    top: `${box.top - GAP}px`,
    width: `${box.width + 2 * GAP}px`,
    height: `${box.height + 2 * GAP}px`,
  });
  document.body.append(node);
  shown = node;
  setTimeout(() => node.remove(), STAYS);
}
