import { beforeAll, beforeEach, expect, test } from "vitest";
import { fakeBrowser } from "./fakes";
import type { Selecting as Model } from "./selecting.svelte";

beforeAll(() => fakeBrowser());

let now = 0;
let made: string[] = [];
let selecting: Model;

const event = (type: string, pointerType = "mouse"): Event => ({ type, pointerType }) as unknown as Event;
const after = (milliseconds: number): Model => ((now += milliseconds), selecting);

beforeEach(async () => {
  const { Selecting } = await import("./selecting.svelte");
  const { settings } = await import("./settings.svelte");
  settings.confirm = "always";
  now = 0;
  made = [];
  selecting = new Selecting(
    (key) => (made.push(key), selecting.renew()),
    () => undefined,
    () => now,
  );
  selecting.renew();
  after(2000);
});

test("what the page points at is selected and waits, whatever the settings say", async () => {
  const { settings } = await import("./settings.svelte");
  settings.confirm = "never";
  selecting.show("a");
  expect(selecting.key).toBe("a");
  expect(made).toEqual([]);
});

test("the first pick selects, the second on the same piece commits", () => {
  selecting.pick("a");
  expect([selecting.key, made]).toEqual(["a", []]);
  selecting.pick("b");
  expect([selecting.key, made]).toEqual(["b", []]);
  selecting.pick("b");
  expect([selecting.key, made]).toEqual([null, ["b"]]);
});

test("however quickly somebody clicks, a double click makes one move", () => {
  for (let click = 0; click < 6; click++) {
    selecting.pick("a");
    after(60);
  }
  expect(made).toEqual(["a"]);
});

test("a pointer that did not move arms nothing for a second; a moved one after the lock does", () => {
  selecting.pick("a");
  selecting.pick("a");
  after(500).pick("b");
  expect(selecting.key).toBeNull();
  selecting.sense(event("pointermove"));
  selecting.pick("b");
  expect(selecting.key).toBe("b");
});

test("touch and keys wait for the lock only", () => {
  for (const input of [event("pointerdown", "touch"), event("keydown")]) {
    selecting.renew();
    selecting.sense(input);
    after(349).pick("a");
    expect(selecting.key).toBeNull();
    after(1).pick("a");
    expect(selecting.key).toBe("a");
  }
});

test("without confirmation a click is enough, but never a tap", async () => {
  const { settings } = await import("./settings.svelte");
  settings.confirm = "never";
  selecting.pick("a");
  expect(made).toEqual(["a"]);
  after(2000).sense(event("pointerdown", "touch"));
  selecting.pick("b");
  expect([selecting.key, made]).toEqual(["b", ["a"]]);
});

test("what is selected can be laid down again", () => {
  selecting.pick("a");
  expect([selecting.drop(), selecting.key, selecting.drop()]).toEqual([true, null, false]);
});
