// The houses of `tests/houses/` whose sites suites share: written and built once, before any test.
import { join } from "node:path";
import { buildHouse, findHouse, writeHouse } from "./build-house.ts";
import { serveBuild } from "./serve-build.ts";

const testHouses = ["ginestra", "galil", "plaka", "kliff", "juniper"] as const;

/** Builds them one after the other, each only if what a build reads has changed. */
export async function buildTestHouses(): Promise<void> {
  for (const name of testHouses) await buildHouse(await writeHouse(name));
}

/** Serves the site of one of them; `stop` ends it. */
export async function serveTestHouse(name: (typeof testHouses)[number]) {
  const house = findHouse(name);
  const dist = join(house, "dist");
  return { house, dist, ...(await serveBuild(dist)) };
}
