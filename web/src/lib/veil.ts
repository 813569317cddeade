// Parts of the board that a first match has not come to yet are veiled: there, but quiet.
let sheet: CSSStyleSheet | undefined;

export function veil(selectors: string[]): void {
  if (!sheet) {
    if (selectors.length === 0) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(selectors.length ? `${selectors.join(", ")} { opacity: 0.16; filter: grayscale(1); }` : "");
}
