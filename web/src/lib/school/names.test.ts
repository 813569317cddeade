import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../fakes";
import type { SeatInfo } from "../types";
import type { ClassInfo } from "./types";

beforeAll(() => fakeBrowser("en-GB"));

const role = (id: string, seat: number, name: string) => ({ id, seat, name: { en: name, fr: name } });
const seat = (number: number, name: string, controller: string): SeatInfo =>
  ({ seat: number, name: { en: name, fr: name }, controller }) as SeatInfo;
const info = (game: string, alike: boolean, ...roles: ReturnType<typeof role>[]): ClassInfo =>
  ({ game, alike, roles }) as unknown as ClassInfo;

test("seats that are alike are called as at their table, empty ones by their role", async () => {
  const { coloursOf, nameOf, saysBot } = await import("./names");
  const limit = info("limit", true, role("circle", 0, "Circle nation"), role("square", 1, "Square nation"));
  expect(nameOf(limit, seat(0, "Ann", "person"))).toBe("Ann");
  expect(nameOf(limit, seat(1, "Bot 2", "bot"))).toBe("Bot 2");
  expect(nameOf(limit, seat(1, "Player 2", "open"))).toBe("Square nation");
  expect(saysBot(limit, seat(1, "Bot 2", "bot"))).toBe(true);
  expect(saysBot(limit, seat(0, "Ann", "bot"))).toBe(false);
  expect(coloursOf(limit)).toBe("");
});

test("other seats are called by their role, in the colours of their table", async () => {
  const { coloursOf, nameOf, saysBot } = await import("./names");
  const classes = [role("working_class", 0, "Working Class"), role("capitalist_class", 1, "Capitalist Class")];
  const hegemony = info("hegemony", false, ...classes);
  expect(nameOf(hegemony, seat(0, "Ann", "person"))).toBe("Working Class · Ann");
  expect(nameOf(hegemony, seat(1, "Bot 2", "bot"))).toBe("Capitalist Class");
  expect(saysBot(hegemony, seat(1, "Bot 2", "bot"))).toBe(false);
  const colours = "--seat-0: var(--tone-1);--seat-1: var(--tone-0)";
  expect(coloursOf(hegemony)).toBe(`${colours};--mark-0: var(--shape-0);--mark-1: var(--shape-2)`);
});
