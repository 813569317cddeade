// "Your turn", told by the browser while one looks elsewhere; only for who asked for it.
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const known = typeof Notification !== "undefined";

/** Ask the browser for leave; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return known && (await Notification.requestPermission()) === "granted";
}

/** Tell it once per table: a newer notification takes the place of an older one. */
export function tellTurn(table: string, what: string): void {
  if (!settings.notify || !known || Notification.permission !== "granted" || !document.hidden) return;
  const told = new Notification(t("notifyTurn"), { body: what, tag: `anthropolis ${table}` });
  told.onclick = () => {
    window.focus();
    told.close();
  };
}
