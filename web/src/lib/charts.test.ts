import { beforeAll, expect, test, vi } from "vitest";
import { bounds, chartsOf, partingOf, places, polylines, usual } from "./charts";
import { fakeBrowser } from "./fakes";
import type { Series, TableInfo } from "./types";

beforeAll(() => fakeBrowser());

const series = (values: Record<string, (number | null)[]>): Series => ({
  moves: Object.values(values)[0]!.length - 1,
  values,
  lines: [],
  calendar: [],
});

test("both futures share one scale, and are parted where they differ", () => {
  const branch = series({ "nations.0.money": [1, 2, 9, 3] });
  const origin = series({ "nations.0.money": [1, 2, 4, 4, 12] });
  const [chart] = chartsOf(branch, origin);
  expect(chart!.lines[0]!.origin).toEqual([1, 2, 4, 4, 12]);
  expect([bounds(chart!), places(chart!)]).toEqual([[1, 12], 5]);
  expect(polylines([0, 1], 0, 1, 100, 10, 5)).toEqual(["0.0,10.0 25.0,0.0"]);
  expect(partingOf(branch, origin, 1)).toBe(1);
  // Taken back to the very start since: they part there.
  expect(partingOf(series({ "nations.0.money": [1, 5, 4] }), origin, 2)).toBe(0);
});

test("what belongs together, whose it is and what tells most is what the game declares", () => {
  const lines = ["a", "b"].map((name, owner) => ({ name, label: "money", unit: "", owner, telling: false }));
  const bank = { name: "score", label: "bank", unit: "", owner: "", telling: true };
  const charts = chartsOf({ ...series({ a: [1, 2], b: [3, 4], score: [9, 8] }), lines: [...lines, bank] });
  expect(charts.map((chart) => [chart.label, chart.lines.map((line) => line.seat)])).toEqual([
    ["bank", [null]],
    ["money", [0, 1]],
  ]);
  expect(usual(charts, 8)).toEqual(["score"]);
});

test("what never moved is left out, unless it moved at another table of the class", () => {
  const still = series({ bank: [5, 5, 5], crises: [0, 1, 1] });
  const groups = (all: boolean): string[] => chartsOf(still, null, all).map(({ group }) => group);
  expect([groups(false), groups(true)]).toEqual([["crises"], ["bank", "crises"]]);
});

test("a branch asks for its origin with a link this browser holds, and says nothing if there is none", async () => {
  const { originOf } = await import("./origin");
  const { keepTable } = await import("./settings.svelte");
  const asked: [string, string | null][] = [];
  const answers: Record<string, unknown> = {
    "/api/tables/old/series": series({ a: [1] }),
    "/api/tables/old": { position: { scores: [4], finished: true, view: "hidden" } },
  };
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers["Authorization"] ?? null]);
    const known = headers["Authorization"] === "Bearer watch";
    return Promise.resolve({
      ok: known,
      status: known ? 200 : 401,
      json: () => Promise.resolve(known ? answers[path] : {}),
    });
  });
  const info = { branch_of: "old", branch_at: 0 } as TableInfo;
  expect(await originOf(info)).toBeNull();
  keepTable({ id: "old", game: "limit", title: "", at: 0, seats: [{ seat: 0, token: "mine" }], spectator: "watch" });
  const origin = await originOf(info);
  expect(origin?.position).toEqual({ scores: [4], finished: true });
  expect(asked.at(-1)).toEqual(["/api/tables/old", "Bearer watch"]);
  expect(await originOf({ branch_of: null } as TableInfo)).toBeNull();
});
