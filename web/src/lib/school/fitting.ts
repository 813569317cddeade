// As large as all tables of a class still fit on one screen: it is read from the back of the room.

const [LARGEST, SMALLEST, STEP] = [1.8, 0.8, 0.05];
/** Below that it is no projector: the page is as large as usual, and scrolls. */
const WIDE = 1000;

const fits = (): boolean => document.documentElement.scrollHeight <= innerHeight;

/** An attachment: what comes later, such as curves, makes it smaller; only another screen makes it larger again. */
export function asLargeAsFits(node: HTMLElement): () => void {
  let zoom = 1;
  function shrink(): void {
    if (innerWidth < WIDE) return;
    while (zoom > SMALLEST && !fits()) node.style.zoom = String((zoom -= STEP));
  }
  function begin(): void {
    zoom = innerWidth < WIDE ? 1 : LARGEST;
    node.style.zoom = String(zoom);
    shrink();
  }
  begin();
  const grown = new ResizeObserver(shrink);
  grown.observe(node);
  addEventListener("resize", begin);
  return () => {
    grown.disconnect();
    removeEventListener("resize", begin);
  };
}
