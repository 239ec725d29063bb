// `npm run coast -- west south east north` (degrees): cuts the land of a region into
// `coast.json` of the house, from which the map of the location page is drawn. The coasts of the earth
// (OpenStreetMap, ODbL, by way of this package, MIT) are fetched when they are wanted: 12 MB.
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { clipRing, type Point } from "../build/assets/map/lines.ts";
import { runEntry, StartError } from "../house/findings/start-error.ts";
import { fetchPackage } from "../house/workspace/fetch-package.ts";
import { readWorkspace } from "../house/workspace/workspace.mjs";

type Earth = {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Point[][])[] }[];
};

await runEntry(async () => {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = process.argv.slice(2).map(Number);
  if (!(west < east && south < north && Math.abs(south) <= 90 && Math.abs(north) <= 90)) {
    throw new StartError("Usage: npm run coast -- west south east north, such as 13 44.5 15 46.1");
  }
  // Numbers below zero look like options.
  const { house, made } = readWorkspace([]);
  const folder = await fetchPackage("@geo-maps/earth-coastlines-10m", join(made, "coast"));
  const earth: Earth = JSON.parse(await readFile(join(folder, "map.geo.json"), "utf8"));
  const box = { left: west, top: south, right: east, bottom: north };
  const land = earth.geometries
    .flatMap(({ coordinates }) => coordinates.flat())
    .map((ring) => clipRing(ring.slice(1), box))
    .filter(({ length }) => length > 2)
    .map((ring) => ring.map((point) => point.map((degrees) => Number(degrees.toFixed(4)))));
  const text = JSON.stringify({
    source: `© OpenStreetMap contributors, ODbL; ${basename(folder)}`,
    bounds: [
      [west, south],
      [east, north],
    ],
    land,
  });
  const target = join(house, "coast.json");
  // Each piece of land is a line.
  await writeFile(target, `${text.replaceAll("[[[", "[\n[[").replaceAll("]],[[", "]],\n[[")}\n`);
  console.log(`${target}: ${land.length} pieces of land, ${land.flat().length} points`);
});
