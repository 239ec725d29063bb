// `npm run coast -- west south east north` (degrees): cuts the land of a region into
// `content/coast.json`, from which the map of the location page is drawn. The coasts of the earth
// (OpenStreetMap, ODbL, by way of this package, MIT) are fetched when they are wanted: 12 MB.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clipRing, type Point } from "../build/assets/map/lines.ts";
import { contentFolder } from "../build/content/content-folder.ts";

const source = "@geo-maps/earth-coastlines-10m@0.6.0";
const target = join(contentFolder(join(import.meta.dirname, "..")), "coast.json");

type Earth = {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Point[][])[] }[];
};

const [west = NaN, south = NaN, east = NaN, north = NaN] = process.argv.slice(2).map(Number);
if (!(west < east && south < north && Math.abs(south) <= 90 && Math.abs(north) <= 90)) {
  console.error("Usage: npm run coast -- west south east north, such as 13 44.5 15 46.1");
  process.exit(1);
}
const box = { left: west, top: south, right: east, bottom: north };
const folder = mkdtempSync(join(tmpdir(), "coast-"));
try {
  console.log(`Fetching ${source}`);
  execFileSync("npm", ["pack", source, "--silent"], { cwd: folder });
  execFileSync("sh", ["-c", "tar -xzf *.tgz package/map.geo.json"], { cwd: folder });
  const earth: Earth = JSON.parse(readFileSync(join(folder, "package/map.geo.json"), "utf8"));
  const land = earth.geometries
    .flatMap(({ coordinates }) => coordinates.flat())
    .map((ring) => clipRing(ring.slice(1), box))
    .filter(({ length }) => length > 2)
    .map((ring) => ring.map((point) => point.map((degrees) => Number(degrees.toFixed(4)))));
  const lines = land.map((ring) => `    ${JSON.stringify(ring)}`).join(",\n");
  writeFileSync(
    target,
    `{\n  "source": "© OpenStreetMap contributors, ODbL; ${source}",\n` +
      `  "bounds": ${JSON.stringify([
        [west, south],
        [east, north],
      ])},\n  "land": [\n${lines}\n  ]\n}\n`,
  );
  console.log(`${target}: ${land.length} pieces of land, ${land.flat().length} points`);
} finally {
  rmSync(folder, { recursive: true });
}
