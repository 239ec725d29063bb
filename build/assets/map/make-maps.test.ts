import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeMaps } from "./make-maps.ts";
import { readAtlas } from "./read-atlas.ts";

const project = join(import.meta.dirname, "../../..");
const atlasFile = join(project, "node_modules/world-atlas/countries-10m.json");
const atlas = readAtlas(await readFile(atlasFile, "utf8"));
const tokens = await readFile(join(project, "app/styles/tokens.css"), "utf8");
const maximumBytes = 3000;

describe("makeMaps", () => {
  it("draws both maps within 3 kB as sent", () => {
    const files = makeMaps(atlas, tokens);
    expect(Object.keys(files)).toEqual(["map/region.svg", "map/surroundings.svg"]);
    const sent = Object.values(files).map((file) => brotliCompressSync(file).length);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maximumBytes);
  });

  it("uses the colours of the site, and draws borders only where there are any", () => {
    const files = makeMaps(atlas, ":root { --paper: #123456; --stone: #654321; }");
    expect(files["map/region.svg"]).toContain('fill="#123456"');
    expect(files["map/region.svg"]).toContain('stroke="#654321"');
    expect(files["map/region.svg"]).toContain("stroke-dasharray");
    expect(files["map/surroundings.svg"]).not.toContain("stroke-dasharray");
  });

  it("names a colour that the tokens lack", () => {
    expect(() => makeMaps(atlas, ":root { --paper: #123456; }")).toThrow(
      "app/styles/tokens.css has no colour --stone",
    );
  });
});
