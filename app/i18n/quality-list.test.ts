import { describe, expect, it } from "vitest";
import { readQualityList } from "./quality-list.ts";

describe("a list of wishes with quality values", () => {
  it("keeps the order, trims and lowers the case", () => {
    expect(readQualityList("De-AT , en;q=0.5,*;q=0")).toEqual([
      { value: "de-at", quality: 1 },
      { value: "en", quality: 0.5 },
      { value: "*", quality: 0 },
    ]);
  });

  it.each([
    ["q=1", 1],
    ["q=1.000", 1],
    ["Q=0.25", 0.25],
    ["q=.5", 0.5],
    ["q=0", 0],
    ["level=1; q=0.3", 0.3],
  ])("reads the quality in %s", (parameters, quality) => {
    expect(readQualityList(`gzip; ${parameters}`)).toEqual([{ value: "gzip", quality }]);
  });

  it.each(["q=", "q=2", "q=-1", "q=NaN", "q=0x1", "q=1e3", "q=0,5"])(
    "does not want an item whose quality is %s",
    (parameter) => {
      expect(readQualityList(`gzip;${parameter}`)[0]).toEqual({ value: "gzip", quality: 0 });
    },
  );

  it("leaves out empty items and survives rubbish", () => {
    expect(readQualityList("")).toEqual([]);
    expect(readQualityList(" , ;q=1,,")).toEqual([]);
    expect(readQualityList(",;".repeat(4096))).toEqual([]);
  });
});
