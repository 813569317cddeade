import { beforeAll, expect, test, vi } from "vitest";
import { fakeBrowser } from "./fakes";
import type { Text } from "./types";

beforeAll(() => fakeBrowser("fr-FR"));

test("the browser's language comes first, and numbers count as each language counts", async () => {
  const { t, say } = await import("./i18n.svelte");
  const { settings } = await import("./settings.svelte");
  expect(settings.lang).toBe("fr");
  expect([0, 1, 2].map((n) => t("openSeats", { n }))).toEqual(["0 place libre", "1 place libre", "2 places libres"]);
  settings.lang = "en";
  expect([0, 1, 2].map((n) => t("openSeats", { n }))).toEqual(["0 open seats", "1 open seat", "2 open seats"]);
  expect(t("wonBy", { names: "Ann, Bob", n: 2 })).toBe("Ann, Bob win.");
  expect(say({ en: "rule", fr: "règle" })).toBe("rule");
});

test("every sentence exists in both languages and fills the same gaps", async () => {
  const { messages } = await import("./messages");
  const games = import.meta.glob<Record<string, Text>>("../games/**/messages.ts", { import: "messages" });
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

test("no sentence waits for a page that never says it", () => {
  const files = import.meta.glob<string>("../**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const words = /(?:\/messages\/\w+|[mM]essages|Words)\.ts$/;
  const code = Object.entries(files)
    .filter(([name]) => !words.test(name) && !name.endsWith(".test.ts"))
    .map(([, text]) => text)
    .join("\n");
  const said = new Set(code.match(/\w+/g));
  // A key may be put together: `asGroup_${group}`.
  const built = [...code.matchAll(/`(\w{3,})\$\{/g)].map((found) => found[1]!);
  const unsaid = Object.entries(files)
    .filter(([name]) => words.test(name))
    .flatMap(([, text]) => [...text.matchAll(/^ {2}(\w+): \{/gm)].map((found) => found[1]!))
    .filter((key) => !said.has(key) && !built.some((start) => key.startsWith(start)));
  expect(unsaid).toEqual([]);
});

test("a French browser that prefers English gets English", async () => {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en-GB", "fr"] });
  const { settings } = await import("./settings.svelte");
  expect(settings.lang).toBe("en");
});
