// A long match is looked at piece by piece: the server tells what it knows, and how far it is.
interface Far {
  looked: number;
  actions: number;
}

/** So many milliseconds later it is asked again. */
const AGAIN = 400;

export const isWhole = (far: Far): boolean => far.looked >= far.actions;

/** Asks until everything has been looked at, or nobody wants to know any more; `told` hears every answer. */
export async function wholeOf<A extends Far>(ask: () => Promise<A>, told: (now: A) => boolean | void): Promise<A> {
  for (;;) {
    const now = await ask();
    if (told(now) === false || isWhole(now)) return now;
    await new Promise((later) => setTimeout(later, AGAIN));
  }
}
