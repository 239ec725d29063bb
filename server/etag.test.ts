import { describe, expect, it } from "vitest";
import { etagOfCoding, matchesEtag } from "./etag.ts";

describe("entity tags", () => {
  it("differ between packings and stay quoted", () => {
    expect(etagOfCoding('"abc"', "br")).toBe('"abc-br"');
    expect(etagOfCoding('"abc"', "identity")).toBe('"abc"');
  });

  it.each(["*", " * ", '"a"', 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', '"with, comma", "a"'])(
    "match %s",
    (header) => {
      expect(matchesEtag(header, '"a"')).toBe(true);
    },
  );

  it.each(["", "a", '"A"', '"a-br"', "x*", '"', '"x, a"', "W/a"])("do not match %s", (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });

  it("survive eight kilobytes of quotes", () => {
    expect(matchesEtag('"'.repeat(8191), '"a"')).toBe(false);
  });
});
