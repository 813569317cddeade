import { afterEach, expect, test, vi } from "vitest";
import { classLink, onlyHere } from "./links";

function opened(address: string, told: Record<string, string> = {}): void {
  vi.stubGlobal("location", new URL(address));
  const querySelector = (wanted: string): object | null => {
    const name = Object.keys(told).find((one) => wanted === `meta[name="${one}"]`);
    return name ? { content: told[name] } : null;
  };
  vi.stubGlobal("document", { querySelector });
}
afterEach(() => vi.unstubAllGlobals());

test("links that are handed on name an address that others can use", () => {
  const network = { "network-url": "http://10.0.0.7:8000" };
  for (const own of ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"]) {
    opened(`${own}/room/abc`, network);
    expect([classLink("abc"), onlyHere()]).toEqual(["http://10.0.0.7:8000/c/abc", false]);
  }
  opened("http://192.168.1.4:8000/room/abc", network);
  expect(classLink("abc")).toBe("http://192.168.1.4:8000/c/abc");
  opened("http://127.0.0.1:8000/", { ...network, "public-url": "https://play.example" });
  expect(classLink("abc")).toBe("https://play.example/c/abc");
});

test("an address that works on this machine only is known as such", () => {
  opened("http://localhost:8000/room/abc");
  expect([classLink("abc"), onlyHere()]).toEqual(["http://localhost:8000/c/abc", true]);
  opened("http://school.example/room/abc");
  expect(onlyHere()).toBe(false);
});
