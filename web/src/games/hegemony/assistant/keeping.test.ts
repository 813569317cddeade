import { describe, expect, it } from "vitest";
import { filesOf } from "./keeping";

describe("what is kept for the next time", () => {
  it("is the page, its files and the rules, each once, and no table", () => {
    const origin = "https://play.example";
    const fetched = [
      `${origin}/assets/index-1.js`,
      `${origin}/assets/index-1.js`,
      `${origin}/api/games/hegemony`,
      `${origin}/api/games/hegemony/rules.tar.gz`,
      `${origin}/api/games/hegemony/help`,
      `${origin}/api/tables/abc`,
      "https://elsewhere.example/assets/other.js",
    ];
    expect(filesOf(fetched, origin)).toEqual([
      "/helper",
      "/assets/index-1.js",
      "/api/games/hegemony",
      "/api/games/hegemony/rules.tar.gz",
    ]);
  });
});
