import { describe, expect, it } from "vitest";
import { completeTexts } from "./complete-texts.ts";

const english = { title: "Gallery", groups: { pool: "Pool", rooms: "Rooms" }, items: ["a"] };

describe("completeTexts", () => {
  it("leaves complete texts as they are, without a warning", () => {
    const croatian = { title: "Galerija", groups: { pool: "Bazen", rooms: "Sobe" }, items: ["b"] };
    const warnings: string[] = [];
    expect(completeTexts(croatian, english, (path) => warnings.push(path))).toEqual(croatian);
    expect(warnings).toEqual([]);
  });

  it("takes missing and empty texts from English, and says which", () => {
    const partial = { title: "", groups: { pool: "Bazen" } } as unknown as typeof english;
    const warnings: string[] = [];
    expect(completeTexts(partial, english, (path) => warnings.push(path))).toEqual({
      title: "Gallery",
      groups: { pool: "Bazen", rooms: "Rooms" },
      items: ["a"],
    });
    expect(warnings).toEqual(["title", "groups.rooms", "items"]);
  });
});
