import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildManifest } from "../../browser/watch-builds.ts";
import { listHosts } from "../../house/facts/consent.ts";
import { cookies, villa } from "../../house/facts/facts.server.ts";
import { redirectRules } from "../../house/routes/redirects.ts";
import { routes } from "../../house/routes/routes.ts";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import type { Settings } from "../../server/settings.ts";
import { type Files, writeFiles } from "../assets/generated-folder.ts";
import { writeNotices } from "../assets/write-notices.ts";
import { hashInputs } from "../hash-inputs.mjs";
import { buildClient } from "../vite/build-client.ts";
import { buildServer } from "../vite/build-server.ts";
import { copyStaticFiles } from "./copy-static-files.ts";
import { makeDiscoveryFiles } from "./make-discovery-files.ts";
import { makeNewsFeeds } from "./make-news-feeds.ts";
import { prerenderSite } from "./prerender-site.ts";
import { writeAvailabilityFiles } from "./write-availability-files.ts";
import { writeDesk } from "./write-desk.ts";
import { writeHostFiles } from "./write-host-files.ts";
import { writeManifest } from "./write-manifest.ts";

/** Builds the site of a house, its server and its manifest into an empty folder. */
export async function buildSite(
  workspace: Workspace,
  next: string,
  settings: Settings,
): Promise<void> {
  const { house, made } = workspace;
  const staticDir = join(next, "static");
  const { siteUrl, tagManagerId, deskRepository } = settings;
  const enquiries = villa.enquiries ?? null;
  const newsletter = villa.newsletter?.service;
  const policy = { siteUrl, hosts: listHosts(cookies, tagManagerId), enquiries, newsletter };
  const inputs = hashInputs(workspace, process.env);
  const buildId = inputs.slice(0, 12);
  console.log("building the application and the server");
  const assets = await buildClient(workspace, staticDir);
  await buildServer(workspace, next);
  await writeNotices(next, join(made, "generated"));

  console.log("rendering pages");
  const now = new Date();
  const folders = { house, data: join(made, "data"), dist: next };
  const availability = await writeAvailabilityFiles(folders, settings, now);
  const context = { siteUrl, buildId, assets, now, availability };
  const documents = await prerenderSite(next, context, policy);
  const desk = deskRepository && [await writeDesk(workspace, staticDir, deskRepository)];
  await writeFiles(staticDir, {
    ...makeDiscoveryFiles(house, siteUrl),
    ...makeNewsFeeds(siteUrl),
    ...makeBuildManifests(buildId, now),
  });

  await copyStaticFiles(house, staticDir);

  console.log("compressing");
  const manifest = await writeManifest(next, [...documents, ...(desk ?? [])], {
    buildId,
    tagManagerId,
    ...policy,
  });
  await writeHostFiles(staticDir, manifest);
  // `npm start` compares it to decide whether to build.
  await writeFile(join(next, ".built"), inputs);
}

/** `builds/latest.json`, which open tabs poll, and the build's manifest for browsers. */
function makeBuildManifests(id: string, now: Date): Files {
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
