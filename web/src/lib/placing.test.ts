import { describe, expect, it } from "vitest";
import { placeTip } from "./placing";

const room = { left: 8, top: 56, width: 1184, height: 600 };
const tip = { width: 300, height: 150 };

describe("a tip", () => {
  it("stands to the right of what it points at", () => {
    expect(placeTip({ left: 100, top: 200, width: 200, height: 100 }, tip, room)).toEqual({ left: 312, top: 175 });
  });

  it("stands to the left when there is no room on the right", () => {
    expect(placeTip({ left: 900, top: 200, width: 200, height: 100 }, tip, room)).toEqual({ left: 588, top: 175 });
  });

  it("stands below something wide", () => {
    expect(placeTip({ left: 20, top: 60, width: 1100, height: 80 }, tip, room)).toEqual({ left: 420, top: 152 });
  });

  it("takes the lower corner when it cannot keep clear", () => {
    expect(placeTip({ left: 0, top: 0, width: 1200, height: 640 }, tip, room)).toEqual({ left: 892, top: 506 });
  });

  it("takes the corner that covers least of something large", () => {
    const phone = { left: 8, top: 100, width: 344, height: 450 };
    const wide = { width: 344, height: 160 };
    expect(placeTip({ left: 0, top: 250, width: 360, height: 500 }, wide, phone)).toEqual({ left: 8, top: 100 });
  });

  it("waits in the corner when there is nothing to point at", () => {
    expect(placeTip(null, tip, room)).toEqual({ left: 892, top: 506 });
  });
});
