import type { BuildManifest } from "../../app/client/watch-builds.ts";
import { redirectRules } from "../../app/redirects.ts";
import { routes } from "../../app/routes.ts";
import type { Files } from "../assets/generated-folder.ts";

/** `builds/latest.json`, by which open tabs learn of this build, and the build's manifest. */
export function makeBuildManifests(id: string, now: Date): Files {
  const timestamp = now.getTime();
  const manifest: BuildManifest = {
    id,
    timestamp,
    routeRules: Object.fromEntries(redirectRules.map(({ from, to }) => [from, { redirect: to }])),
    prerendered: routes.map((route) => route.path),
  };
  return {
    "builds/latest.json": JSON.stringify({ id, timestamp }),
    [`builds/meta/${id}.json`]: JSON.stringify(manifest),
  };
}
