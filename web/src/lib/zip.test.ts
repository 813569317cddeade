import { expect, test } from "vitest";
import { crc32, zipOf } from "./zip";

test("the sum of the standard's own example", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

test("the directory stands where the end says, and has every file", async () => {
  const content = new TextEncoder().encode("é,1\r\n");
  const bytes = new Uint8Array(
    await zipOf([
      { name: "a.csv", content },
      { name: "é.csv", content },
    ]).arrayBuffer(),
  );
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  const at = view.getUint32(end + 16, true);
  expect(view.getUint32(at, true)).toBe(0x02014b50);
  expect(view.getUint32(at + 24, true)).toBe(content.length);
});
