import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildManifest } from "../../app/client/watch-builds.ts";
import { redirectRules } from "../../app/redirects.ts";
import { routes } from "../../app/routes.ts";

/** Writes `builds/latest.json`, by which open tabs learn of this build, and the build's manifest. */
export async function writeBuildManifests(
  staticDir: string,
  { buildId, now }: { buildId: string; now: Date },
): Promise<void> {
  const timestamp = now.getTime();
  const manifest: BuildManifest = {
    id: buildId,
    timestamp,
    routeRules: Object.fromEntries(redirectRules.map(({ from, to }) => [from, { redirect: to }])),
    prerendered: routes.map((route) => route.path),
  };
  const folder = join(staticDir, "builds");
  await mkdir(join(folder, "meta"), { recursive: true });
  await writeFile(join(folder, "latest.json"), JSON.stringify({ id: buildId, timestamp }));
  await writeFile(join(folder, "meta", `${buildId}.json`), JSON.stringify(manifest));
}
