import { beforeAll, expect, test, vi } from "vitest";
import { fakeBrowser } from "./fakes";
import type { Text } from "./types";

beforeAll(() => fakeBrowser("fr-FR"));

test("the browser's language comes first, and numbers count as each language counts", async () => {
  const { t, say } = await import("./i18n.svelte");
  const { settings } = await import("./settings.svelte");
  expect(settings.lang).toBe("fr");
  expect([0, 1, 2].map((n) => t("sinceLastTurn", { n }))).toEqual([
    "Depuis votre dernier tour\u00a0: 0 événement",
    "Depuis votre dernier tour\u00a0: 1 événement",
    "Depuis votre dernier tour\u00a0: 2 événements",
  ]);
  settings.lang = "en";
  expect([0, 1, 2].map((n) => t("sinceLastTurn", { n }))).toEqual([
    "Since your last turn: 0 events",
    "Since your last turn: 1 event",
    "Since your last turn: 2 events",
  ]);
  expect(t("wonBy", { names: "Ann, Bob", n: 2 })).toBe("Ann, Bob win.");
  expect(say({ en: "rule", fr: "règle" })).toBe("rule");
});

test("every sentence exists in both languages and fills the same gaps", async () => {
  const { messages } = await import("./messages");
  const games = import.meta.glob<Record<string, Text>>("../games/*/messages.ts", { import: "messages" });
  const school = import.meta.glob<Record<string, Text>>(
    ["./{school,review,lessons}/*essages.ts", "./variantWords.ts"],
    {
      import: "messages",
    },
  );
  const all = [
    messages,
    ...(await Promise.all([...Object.values(games), ...Object.values(school)].map((load) => load()))),
  ];
  expect(all.length).toBeGreaterThan(2);
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((m) => m[1]!).sort();
  for (const [key, text] of all.flatMap((one) => Object.entries<Text>(one))) {
    expect(text.en.length * text.fr.length, key).toBeGreaterThan(0);
    expect(new Set(gaps(text.fr)), key).toEqual(new Set(gaps(text.en)));
  }
});

test("a French browser that prefers English gets English", async () => {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en-GB", "fr"] });
  const { settings } = await import("./settings.svelte");
  expect(settings.lang).toBe("en");
});
