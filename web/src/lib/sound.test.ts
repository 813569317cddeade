import { beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";
import type { LogEntry } from "./types";

beforeAll(() => fakeBrowser());

const entry = (...events: { mark?: string; about?: string[] }[]): LogEntry =>
  ({ events: events.map((event) => ({ mark: "", about: [], ...event })) }) as unknown as LogEntry;

test("an action sounds like the weightiest thing in it", async () => {
  const { soundOf } = await import("./sound");
  expect(soundOf(entry({}))).toBe("card");
  expect(soundOf(entry({ about: ["nations.0.money"] }))).toBe("coin");
  expect(soundOf(entry({ about: ["nations.0.money"] }, { mark: "alarm" }))).toBe("alarm");
  expect(soundOf(entry({ mark: "alarm" }, { mark: "end" }))).toBe("end");
});
