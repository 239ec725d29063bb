// Entry of `npm run build`: turns content and code into `dist/`.
import { join } from "node:path";
import { hashInputs } from "../scripts/lib/hash-inputs.mjs";
import { readSettings, type Settings } from "../server/settings.ts";
import { StartError } from "../server/start-error.ts";
import { buildClient } from "./build-client.ts";
import { buildServer } from "./build-server.ts";
import { Mistakes } from "./check-content/mistakes.ts";
import { generate } from "./generate/generate.ts";
import { compressFiles } from "./site/compress-files.ts";
import { prerenderSite } from "./site/prerender-site.ts";
import { keepPreviousFiles, putBuildAside, restoreBuild } from "./site/previous-build.ts";
import { writeAvailabilityFiles } from "./site/write-availability-files.ts";
import { writeBuildManifests } from "./site/write-build-manifests.ts";
import { writeDiscoveryFiles } from "./site/write-discovery-files.ts";
import { writeHostFiles } from "./site/write-host-files.ts";
import { writeSiteTable } from "./site/write-site-table.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const staticDir = join(dist, "static");

try {
  const settings = readSettings(process.env);
  await generate(root, process.stdout);
  const previous = await putBuildAside(dist, join(root, ".cache"));
  try {
    await build(settings, previous);
  } catch (error) {
    await restoreBuild(previous, dist);
    throw error;
  }
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build(settings: Settings, previous: string): Promise<void> {
  const { siteUrl, tagManagerId } = settings;
  console.log("building the application and the server");
  const assets = await buildClient(staticDir);
  await buildServer(dist);

  console.log("rendering pages");
  const now = new Date();
  const availability = await writeAvailabilityFiles(root, settings, now);
  const buildId = hashInputs(root, process.env).slice(0, 12);
  const documents = await prerenderSite(dist, { siteUrl, buildId, assets, now, availability });
  await writeDiscoveryFiles(staticDir, siteUrl, now);
  await writeBuildManifests(staticDir, { buildId, now });
  const kept = await keepPreviousFiles(previous, staticDir);

  console.log("compressing");
  const encodings = await compressFiles(staticDir);
  const table = {
    buildId,
    year: now.getUTCFullYear(),
    siteUrl,
    tagManagerId,
    documents,
    encodings,
    kept,
  };
  const site = await writeSiteTable(dist, table);
  await writeHostFiles(staticDir, site);
}
