// Tooltips for everything that has a title: under a pointer, with keyboard focus, and after a long press, which the
// browser's own tooltips do not offer.
const PAUSE = 350;
const PRESS = 500;
const GAP = 8;

let tip: HTMLElement | undefined;
let owner: HTMLElement | null = null;
/** The title is taken away while ours is shown, or the browser would show its own too. */
let taken: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const titled = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[title]") : null;

function make(): HTMLElement {
  const node = document.createElement("div");
  node.className = "tip";
  node.popover = "manual";
  // Screen readers know the title itself.
  node.setAttribute("aria-hidden", "true");
  document.body.append(node);
  return node;
}

function place(node: HTMLElement, beside: DOMRect): void {
  const { width, height } = node.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const left = Math.min(Math.max(GAP, beside.left + beside.width / 2 - width / 2), room - width - GAP);
  const over = beside.top - height - GAP;
  node.style.left = `${left}px`;
  node.style.top = `${over > 0 ? over : beside.bottom + GAP}px`;
}

function show(element: HTMLElement, takeTitle: boolean): void {
  const text = element.getAttribute("title");
  if (!text || !element.isConnected) return;
  hide();
  tip ??= make();
  tip.textContent = text;
  owner = element;
  if (takeTitle) {
    taken = text;
    element.removeAttribute("title");
  }
  tip.showPopover();
  place(tip, element.getBoundingClientRect());
}

function hide(): void {
  clearTimeout(timer);
  if (!owner) return;
  // The language may have changed meanwhile: a newer title stays.
  if (taken !== null && !owner.hasAttribute("title")) owner.setAttribute("title", taken);
  owner = taken = null;
  tip?.hidePopover();
}

function over(event: PointerEvent): void {
  if (event.pointerType === "touch" || (owner && owner.contains(event.target as Node))) return;
  const element = titled(event.target);
  // A resting pointer comes over something else when the page moves under it: the tip of what has the focus stays.
  if (!element && focused()) return;
  hide();
  if (element) timer = setTimeout(() => show(element, true), PAUSE);
}

function press(event: PointerEvent): void {
  hide();
  const element = titled(event.target);
  if (element && event.pointerType === "touch") timer = setTimeout(() => show(element, false), PRESS);
}

const focused = (): boolean => owner !== null && owner === document.activeElement;

/** What has the focus may have been scrolled into view just now: its tip goes with it. */
function scrolled(): void {
  if (tip && owner && focused()) place(tip, owner.getBoundingClientRect());
  else hide();
}

/** Once per page. */
export function startTips(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener("pointercancel", hide);
  document.addEventListener("focusin", (event) => {
    const element = titled(event.target);
    if (element === event.target && element?.matches(":focus-visible")) show(element, false);
    else hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("scroll", scrolled, true);
}
