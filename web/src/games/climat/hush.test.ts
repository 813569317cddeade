// Windows that answer themselves never do so faster than a person.
import { expect, test } from "vitest";
import { pace } from "./hush.svelte";

test("an answer takes between one and three seconds, and not always the same", () => {
  expect([pace(0), pace(0.5), pace(1)]).toEqual([1200, 2100, 3000]);
});
