// Where a rule comes from. The note is kept in English; in French its kinds and pages are told.
import { settings } from "./settings.svelte";

const KINDS: [RegExp, string][] = [
  [/\bstated\b/, "énoncée dans le livret"],
  [/\bexample\b/, "tirée d’un exemple du livret"],
  [/\bpublic\b/, "tirée d’une source publique"],
  [/\binferred\b/, "déduite"],
  [/\bdesigned\b/, "choisie pour la table numérique"],
];

export function provenance(note: string): string {
  if (settings.lang === "en") return note.replace(/\bp\.(?=\d)/g, "p. ");
  const pages = [...new Set([...note.matchAll(/\bp\.(\d+(?:-\d+)?)/g)].map((found) => found[1]))];
  const kinds = KINDS.filter(([kind]) => kind.test(note)).map(([, words]) => words);
  const told = kinds.length > 0 ? kinds : ["tirée du livret"];
  return told.join(" ; ") + (pages.length > 0 ? `, p. ${pages.join(", ")}` : "");
}
