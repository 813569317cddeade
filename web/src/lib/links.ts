// Links that people hand on: they name the public address of the server, wherever this page was opened.

const told = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const here = (): boolean => LOOPBACK.test(location.hostname);

/** Who opened the page on the server's own machine hands on the address that others on the network can use. */
export function publicOrigin(): string {
  return told("public-url") || (here() && told("network-url")) || location.origin;
}

/** Whether links made here lead nowhere on other devices. */
export const onlyHere = (): boolean => here() && !told("public-url") && !told("network-url");

export function tableLink(id: string, token = ""): string {
  return `${publicOrigin()}/table/${id}${token ? `#${token}` : ""}`;
}

/** The short link of a class. */
export const classLink = (id: string): string => `${publicOrigin()}/c/${id}`;

// Browsers give the clipboard to secure pages only; over plain http the selected field is copied the old way.
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
