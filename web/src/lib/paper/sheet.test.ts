import { describe, expect, it } from "vitest";
import { hex, keyRows, plain } from "./sheet";

const key = (label: string) => ({ label, colour: "rgb(0, 0, 0)", dash: "", width: 2, sign: false });

describe("what goes on paper", () => {
  it("leaves out drawn signs that its typeface does not have", () => {
    expect(plain("★ ▲ Classe Moyenne · Élie")).toBe("Classe Moyenne · Élie");
    expect(plain("🌍 CO₂ 3 → 2")).toBe("CO₂ 3 – 2");
    expect(plain("1\u202f000")).toBe("1\u00a0000");
  });

  it("writes colours as a PDF wants them", () => {
    expect(hex("rgb(31, 95, 158)")).toBe("#1f5f9e");
    expect(hex("rgba(0, 10, 255, 0.5)")).toBe("#000aff");
  });

  it("breaks a legend where it does not fit, and loses nobody", () => {
    const keys = Array.from({ length: 12 }, (_, i) => key(`Table ${i + 1}`));
    const rows = keyRows(keys, 250);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat()).toEqual(keys);
    expect(keyRows(keys.slice(0, 3), 250)).toHaveLength(1);
    expect(keyRows([key("a very long name ".repeat(9))], 250)).toHaveLength(1);
  });
});
