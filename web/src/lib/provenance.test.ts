import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";

beforeAll(() => fakeBrowser("fr-FR"));

test("where a rule comes from is told in the reader's language", async () => {
  const { provenance } = await import("./provenance");
  const { settings } = await import("./settings.svelte");
  settings.lang = "fr";
  expect(provenance("stated p.9; score 0 inferred (anything times 0)")).toBe("énoncée dans le livret ; déduite, p. 9");
  expect(provenance("designed, Q-31")).toBe("choisie pour la table numérique");
  settings.lang = "en";
  expect(provenance("stated p.6-7")).toBe("stated p. 6-7");
});
