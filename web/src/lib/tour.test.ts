import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";
import { hasTour, soloOf, tourOf, veiledAt, type Seen } from "./tour";

beforeAll(() => fakeBrowser());

const GAMES = ["anthropocene", "climat", "hegemony", "limit"];
const TOURS = [...GAMES, "hegemony/solo"];
const seen = (view: Record<string, unknown>, more: Partial<Seen> = {}): Seen => ({
  view,
  seat: 0,
  decision: null,
  selected: null,
  move: 0,
  finished: false,
  counters: {},
  ...more,
});

test("every game of the box has help for the first match, others have none", () => {
  expect([...GAMES, "sealed_bids"].map((game) => hasTour(game))).toEqual([true, true, true, true, false]);
  expect(GAMES.map((game) => hasTour(soloOf(game)))).toEqual([false, false, true, false]);
});

test("the help of Hegemony speaks to the Working Class, that of others to every seat", () => {
  expect([0, 1, 3].map((seat) => hasTour("hegemony", seat))).toEqual([true, false, false]);
  expect([0, 1].map((seat) => hasTour("limit", seat))).toEqual([true, true]);
});

test("the help of Hegemony tells of the IMF when it is near, and of the last round in the last", async () => {
  const { coaching } = await tourOf("hegemony");
  const tip = (id: string) => coaching.find((one) => one.id === id)!.when!;
  const decision = { ref: { action: "ask_turn" }, parts: [], options: [] } as unknown as NonNullable<Seen["decision"]>;
  const country = (treasury: number, round: number): Seen => {
    const imf = { due: false, one_away: true };
    return seen({ round, rounds: 5, state: { imf, loans: 0, treasury, expected: { money: -10 } } }, { decision });
  };
  expect([tip("imf")(country(120, 1)), tip("imf")(country(5, 1))]).toEqual([false, true]);
  expect([tip("last")(country(120, 3)), tip("last")(country(120, 5))]).toEqual([false, true]);
});

test("the help of a match alone counts the cards of whichever automas sit there", async () => {
  const { lessons } = await tourOf("hegemony/solo");
  const card = lessons.find((one) => one.id === "card")!.when!;
  const automas = (cards: string[]) =>
    seen({ automas: { middle_class: { discard: [] }, capitalist_class: { discard: cards } } });
  expect([card(automas([])), card(automas(["a"]))]).toEqual([false, true]);
  expect(card(seen({ automas: { middle_class: { discard: ["a"] } } }))).toBe(true);
});

test.each(TOURS)("the help of %s uses few words, in both languages", async (game) => {
  const { goal, lessons, coaching } = await tourOf(game);
  expect(goal.lines).toHaveLength(3);
  for (const { text } of [...lessons, ...coaching])
    for (const words of [text.en, text.fr]) {
      expect(words.length, words).toBeGreaterThan(20);
      expect(words.length, words).toBeLessThan(115);
    }
});

test.each(TOURS)("every lesson of %s is something to do, and every word has a name of its own", async (game) => {
  const { lessons, coaching } = await tourOf(game);
  expect(lessons.every((lesson) => lesson.until !== undefined && lesson.at !== undefined)).toBe(true);
  const ids = [...lessons, ...coaching].map((tip) => tip.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(TOURS)("the help of %s has a word for the end of the match", async (game) => {
  const end = (await tourOf(game)).coaching.find((tip) => tip.id === "end")!;
  expect(end.when!(seen({}))).toBe(false);
  expect(end.when!(seen({}, { finished: true }))).toBe(true);
});

test("the veil is lifted lesson by lesson", async () => {
  const tour = await tourOf("limit");
  const counts = tour.lessons.map((_, step) => veiledAt(tour, step).length);
  expect(veiledAt(tour, -1).length).toBeGreaterThan(4);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(counts.at(-1)).toBe(0);
});

test("a shortage that comes is spoken about with a suggestion", async () => {
  const hunger = (await tourOf("limit")).coaching.find((tip) => tip.id === "hunger")!;
  const decision = { ref: { action: "ask_first_card" } } as unknown as NonNullable<Seen["decision"]>;
  const short = { stock_renewable: { id: "stock_renewable", value: 0, path: "", coming: -2, alarm: true } };
  expect(hunger.suggests).toBe(true);
  expect(hunger.when!(seen({}, { decision, counters: short }))).toBe(true);
  expect(hunger.when!(seen({}, { decision }))).toBe(false);
});
