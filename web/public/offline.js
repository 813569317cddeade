// Help at a table with the box opens again without a network: what that page keeps on this device is handed out where the server is out of
// reach. Everything else passes by, tables above all. The page itself puts things there (src/games/hegemony/assistant/keeping.ts).
const PAGE = "/helper";
const GAME = "/api/games/hegemony";
const KEPT = [GAME, `${GAME}/rules.tar.gz`, "/icon.svg"];
const PATIENCE = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(never(event.request));
  else if (mode === "navigate" ? pathname === PAGE : KEPT.includes(pathname)) event.respondWith(fresh(event.request));
});

const kept = (pathname) => caches.match(pathname, { ignoreVary: true });

/** What never changes under its name. */
async function never(request) {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

/** What may be newer on the server, as long as it answers. */
async function fresh(request) {
  const here = kept(new URL(request.url).pathname);
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(() => here);
  const asked = fetch(request).catch(async (error) => (await here) ?? Promise.reject(error));
  return (await Promise.race([asked, late])) ?? asked;
}
