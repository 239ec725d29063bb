import { expect, it } from "vitest";
import { readQualityList } from "./quality-list.ts";

it("keeps the order of a list of wishes, trims and lowers the case, leaves out empty ones", () => {
  expect(readQualityList("De-AT , en;q=0.5,*;q=0, ,;q=1,,")).toEqual([
    { value: "de-at", quality: 1 },
    { value: "en", quality: 0.5 },
    { value: "*", quality: 0 },
  ]);
  expect(readQualityList(",;".repeat(4096))).toEqual([]);
});

it.each<[string, number]>([
  ["q=1.000", 1],
  ["Q=0.25", 0.25],
  ["q=.5", 0.5],
  ["level=1; q=0.3", 0.3],
  ...["q=0", "q=", "q=2", "q=-1", "q=NaN", "q=0x1", "q=1e3", "q=0,5"].map((q): [string, number] => [
    q,
    0,
  ]),
])("reads %s as %d", (parameters, quality) => {
  expect(readQualityList(`gzip; ${parameters}`)[0]).toEqual({ value: "gzip", quality });
});
