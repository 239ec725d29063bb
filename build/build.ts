// Entry of `npm run build`: turns content and code into `dist/`.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readSettings, type Settings } from "../server/settings.ts";
import { StartError } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { Mistakes } from "./content/mistakes.ts";
import { hashInputs } from "./hash-inputs.mjs";
import { replaceFolder } from "./replace-folder.ts";
import { prerenderSite } from "./site/prerender-site.ts";
import { writeAvailabilityFiles } from "./site/write-availability-files.ts";
import { writeBuildManifests } from "./site/write-build-manifests.ts";
import { writeDiscoveryFiles } from "./site/write-discovery-files.ts";
import { writeHostFiles } from "./site/write-host-files.ts";
import { writeManifest } from "./site/write-manifest.ts";
import { buildClient } from "./vite/build-client.ts";
import { buildServer } from "./vite/build-server.ts";

const root = join(import.meta.dirname, "..");
/** The build is made aside: one that is interrupted leaves `dist/` as it is. */
const next = join(root, ".cache", "next-build");
const staticDir = join(next, "static");

try {
  const settings = readSettings(process.env);
  await generate(root, process.stdout);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await build(settings);
  await replaceFolder(join(root, "dist"), next);
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build(settings: Settings): Promise<void> {
  const { siteUrl, tagManagerId } = settings;
  const inputs = hashInputs(root, process.env);
  const buildId = inputs.slice(0, 12);
  console.log("building the application and the server");
  const assets = await buildClient(staticDir);
  await buildServer(next);

  console.log("rendering pages");
  const now = new Date();
  const folders = { content: join(root, "content"), data: join(root, ".data"), dist: next };
  const availability = await writeAvailabilityFiles(folders, settings, now);
  const documents = await prerenderSite(next, { siteUrl, buildId, assets, now, availability });
  await writeDiscoveryFiles(root, staticDir, siteUrl);
  await writeBuildManifests(staticDir, { buildId, now });

  console.log("compressing");
  const manifest = await writeManifest(next, documents, { buildId, siteUrl, tagManagerId });
  const { hstsSubdomains } = settings;
  await writeHostFiles(staticDir, manifest, { ...manifest, hstsSubdomains });
  // By this `npm start` knows whether it has to build again.
  await writeFile(join(next, ".built"), inputs);
}
