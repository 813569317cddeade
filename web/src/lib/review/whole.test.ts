// Asking until a match has been looked at as a whole.
import { expect, it } from "vitest";
import { isWhole, wholeOf } from "./whole";

const answers = (): (() => Promise<{ looked: number; actions: number }>) => {
  let looked = 0;
  return () => Promise.resolve({ looked: looked++, actions: 2 });
};

it("asks until all actions have been looked at, and tells how far it is", async () => {
  const heard: number[] = [];
  const last = await wholeOf(answers(), (now) => void heard.push(now.looked));
  expect(heard).toEqual([0, 1, 2]);
  expect(isWhole(last)).toBe(true);
});

it("stops when nobody wants to know any more", async () => {
  expect(isWhole(await wholeOf(answers(), () => false))).toBe(false);
});
