// Links that people hand on: they name the public address of the server, wherever this page was opened.

export function publicOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return told || location.origin;
}

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
