// Entry of `npm run build`: turns content and code into `dist/`.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hashInputs } from "../scripts/lib/hash-inputs.mjs";
import { readSettings } from "../server/settings.ts";
import { StartError } from "../server/start-error.ts";
import { buildClient } from "./build-client.ts";
import { buildServer } from "./build-server.ts";
import { Mistakes } from "./check-content/mistakes.ts";
import { generate } from "./generate/generate.ts";
import { compressFiles } from "./site/compress-files.ts";
import { prerenderSite } from "./site/prerender-site.ts";
import { writeDiscoveryFiles } from "./site/write-discovery-files.ts";
import { writeHostFiles } from "./site/write-host-files.ts";
import { writeSiteTable } from "./site/write-site-table.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const staticDir = join(dist, "static");

try {
  const { siteUrl, tagManagerId } = readSettings(process.env);
  await generate(root, process.stdout);

  await rm(dist, { recursive: true, force: true });
  console.log("building the application and the server");
  const assets = await buildClient(staticDir);
  await buildServer(dist);

  console.log("rendering pages");
  const now = new Date();
  const buildId = hashInputs(root, process.env).slice(0, 12);
  const context = { siteUrl, buildId, assets, now };
  const documents = await prerenderSite(dist, context);
  await writeDiscoveryFiles(staticDir, siteUrl, now);

  console.log("compressing");
  const encodings = await compressFiles(staticDir);
  const site = await writeSiteTable(dist, { buildId, siteUrl, tagManagerId, documents, encodings });
  await writeHostFiles(staticDir, site);
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
