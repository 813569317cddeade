import { beforeAll, expect, test, vi } from "vitest";
import { bounds, chartsOf, csvOf, partingOf, places, polylines } from "./charts";
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
  const [chart] = chartsOf(branch, 1, origin);
  expect(chart!.lines[0]!.origin).toEqual([1, 2, 4, 4, 12]);
  expect([bounds(chart!), places(chart!)]).toEqual([[1, 12], 5]);
  expect(polylines([0, 1], 0, 1, 100, 10, 5)).toEqual(["0.0,10.0 25.0,0.0"]);
  expect(partingOf(branch, origin, 1)).toBe(1);
  // Taken back to the very start since: they part there.
  expect(partingOf(series({ "nations.0.money": [1, 5, 4] }), origin, 2)).toBe(0);
});

test("the figures go into a spreadsheet, a column for each, with the players' names", () => {
  const text = csvOf(
    series({ "nations.0.money": [1, null], "nations.1.money": [3, 4], "world.bank": [9, 8] }),
    "choice",
    ["Ann", 'Bo, "B"'],
  );
  expect(text).toBe('choice,nations.Ann.money,"nations.Bo, ""B"".money",world.bank\r\n0,1,3,9\r\n1,,4,8\r\n');
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
