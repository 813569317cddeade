// What this page and its rules are made of, kept on the device: it opens again without a network (public/offline.js hands it out).
export const PLACE = "anthropolis.helper";
const PAGE = "/helper";
const IMMUTABLE = "/assets/";
const OTHERS = ["/api/games/hegemony", "/api/games/hegemony/rules.tar.gz", "/icon.svg"];

/** The files of this page among all that was fetched. */
export function filesOf(fetched: string[], origin: string): string[] {
  const paths = fetched.map((url) => new URL(url, origin)).filter((url) => url.origin === origin);
  const wanted = paths.map((url) => url.pathname).filter((path) => path.startsWith(IMMUTABLE) || OTHERS.includes(path));
  return [...new Set([PAGE, ...wanted])];
}

const fetchedHere = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name);

/** Keep one file; what never changes is fetched once, what the server cannot say anew stays as it is. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = (await cache.match(path, { ignoreVary: true })) !== undefined;
  if (known && path.startsWith(IMMUTABLE)) return;
  try {
    await cache.add(path);
  } catch (error) {
    if (!known) throw error;
  }
}

/** Whether everything is here for the next time. A browser keeps nothing for a page that came without encryption. */
export async function keepPage(byWorker: string[]): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in self)) return false;
  try {
    await navigator.serviceWorker.register("/offline.js");
    const files = filesOf([...fetchedHere(), ...byWorker], location.origin);
    const cache = await caches.open(PLACE);
    await Promise.all(files.map((path) => keep(cache, path)));
    // Files of an older build are of no use: nothing names them any more.
    const old = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}
