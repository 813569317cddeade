import { beforeAll, expect, test, vi } from "vitest";
import { bounds, chartsOf, csvOf, partingOf, places, polylines } from "./charts";
import { crisesOf } from "./debrief";
import { fakeBrowser } from "./fakes";
import type { EventInfo, LogEntry, Series, TableInfo } from "./types";

beforeAll(() => fakeBrowser());

const event = (fields: Record<string, unknown>, rule = "X-1"): EventInfo =>
  ({
    event: { rule, ...fields },
    rule,
    text: { en: String(fields["event"]), fr: "" },
    mark: fields["event"] === "crisis_struck" ? "alarm" : "",
  }) as unknown as EventInfo;
const entry = (move: number, ...events: EventInfo[]): LogEntry =>
  ({ number: move, kind: "choice", seat: 0, by: "person", at: 0, move, events, text: null }) as LogEntry;
const changed = (what: string, before: number, after: number, rule = "X-1"): EventInfo =>
  event({ event: "changed", nation: 0, what, before, after }, rule);
const series = (values: Record<string, (number | null)[]>): Series => ({
  moves: Object.values(values)[0]!.length - 1,
  values,
  lines: [],
  calendar: [],
});

test("a crisis is told with the largest pushes towards it in its generation", () => {
  const log = [
    entry(0, event({ event: "generation_begun", number: 1 })),
    entry(1, changed("pollution", 0, 9, "OLD")),
    entry(2, event({ event: "generation_begun", number: 2 })),
    entry(3, changed("pollution", 9, 10, "P-1"), changed("money", 5, 1), changed("pollution", 10, 13, "P-3")),
    entry(
      4,
      changed("pollution", 13, 12),
      changed("disruption", 0, 5),
      event({ event: "crisis_struck", kind: "environmental", tiles: 1 }, "ENV"),
    ),
  ];
  const [crisis, ...more] = crisesOf(log);
  expect(more).toEqual([]);
  expect([crisis!.move, crisis!.event.rule, crisis!.causes.map((cause) => cause.rule)]).toEqual([
    4,
    "ENV",
    ["P-1", "P-3"],
  ]);
});

test("of many causes the four largest are told, in the order in which they came", () => {
  const pushes = [1, 5, 2, 4, 3].map((by) =>
    event({ event: "world_changed", what: "bank", before: by, after: 0 }, `B-${by}`),
  );
  const [crisis] = crisesOf([entry(1, ...pushes, event({ event: "crisis_struck", kind: "financial" }))]);
  expect(crisis!.causes.map((cause) => cause.rule)).toEqual(["B-5", "B-2", "B-4", "B-3"]);
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
