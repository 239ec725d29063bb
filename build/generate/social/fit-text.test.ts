import { describe, expect, it } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every character is half as wide as it is high. */
const typeface = { measure: (text: string, size: number) => (text.length * size) / 2 };
const box = { width: 100, mostLines: 3, sizes: [20, 18, 16, 10] };

describe("fitText", () => {
  it("sets a short text in one line of the largest size", () => {
    expect(fitText("Gallery", box, typeface)).toEqual({ lines: ["Gallery"], size: 20 });
  });

  it("breaks lines of about the same width", () => {
    expect(fitText("aaaa bb cc dddd", { ...box, width: 90 }, typeface).lines).toEqual([
      "aaaa bb",
      "cc dddd",
    ]);
  });

  it("takes a smaller size that saves a line, but no much smaller one", () => {
    expect(fitText("aaaaaa bbbb", { ...box, width: 70 }, typeface)).toEqual({
      lines: ["aaaaaa", "bbbb"],
      size: 20,
    });
    expect(fitText("aaa bbbb ccc", { ...box, width: 98 }, typeface)).toEqual({
      lines: ["aaa bbbb ccc"],
      size: 16,
    });
  });

  it("gives a long word the size in which it fits", () => {
    const { lines, size } = fitText("Datenschutz", box, typeface);
    expect([lines, size]).toEqual([["Datenschutz"], 18]);
    expect(fitText("Haftpflichtversicherung", box, typeface).size).toBe(10);
  });

  it("keeps a single letter with the word after it", () => {
    expect(fitText("vila s bazenom", box, typeface).lines).toEqual(["vila", "s\u00a0bazenom"]);
  });
});
