// Pages by path. Tokens live in the fragment, which never leaves the browser.
export interface Place {
  page:
    | "home"
    | "new"
    | "table"
    | "replay"
    | "review"
    | "rules"
    | "helper"
    | "laboratory"
    | "lessons"
    | "settings"
    | "teach"
    | "c"
    | "room"
    | "projector"
    | "debrief"
    | "variants"
    | "lost";
  id: string;
  rest: string;
  fragment: string;
}

function read(): Place {
  const [page = "", id = "", rest = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const fragment = location.hash.slice(1);
  const known = [
    "new",
    "table",
    "replay",
    "review",
    "rules",
    "helper",
    "laboratory",
    "lessons",
    "settings",
    "teach",
    "c",
    "room",
    "projector",
    "debrief",
    "variants",
  ] as const;
  const found = known.find((name) => name === page);
  return { page: found ?? (page === "" ? "home" : "lost"), id, rest, fragment };
}

export const place = $state<Place>(read());

function refresh(): void {
  Object.assign(place, read());
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  refresh();
  window.scrollTo(0, 0);
  // Screen readers and keyboards start at the top of the new page.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1, main")?.focus());
}

window.addEventListener("popstate", refresh);
window.addEventListener("hashchange", refresh);

/** For plain links: `<a href use:link>` stays inside the page. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
