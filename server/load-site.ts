import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openFile } from "./open-file.ts";
import { type Environment, type Settings, SettingsError } from "./settings.ts";
import type { Site } from "./site.ts";
import { createSiteTable, type SiteTable } from "./site-table.ts";
import { StartError } from "./start-error.ts";

/**
 * The site that the build left in a folder; throws a StartError where it is missing or broken. It
 * is read in one go, which is faster by far than in turns, and nobody is being served yet.
 */
export function loadSite(distFolder: string): SiteTable {
  try {
    const site = JSON.parse(readFileSync(join(distFolder, "site.json"), "utf8")) as Site;
    const pathOf = (file: string) => join(distFolder, "static", file);
    return createSiteTable(site, {
      read: (file) => readFileSync(pathOf(file)),
      open: (file) => openFile(pathOf(file)),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    throw new StartError(
      `There is no finished site in ${distFolder}: run "npm run build" first (${reason}).`,
      { cause: error },
    );
  }
}

/** Throws a SettingsError where an environment names another address or id than the pages hold. */
export function requireSettingsOfBuild(env: Environment, settings: Settings, site: Site): void {
  const { SITE_URL: givenUrl = "", TAG_MANAGER_ID: givenId = "" } = env;
  if (givenUrl !== "" && settings.siteUrl !== site.siteUrl) {
    throw otherThanBuilt("SITE_URL", settings.siteUrl, site.siteUrl);
  }
  if (givenId !== "" && settings.tagManagerId !== site.tagManagerId) {
    throw otherThanBuilt("TAG_MANAGER_ID", settings.tagManagerId, site.tagManagerId);
  }
}

function otherThanBuilt(name: string, given: string | null, built: string | null): SettingsError {
  const inPages = built === null ? "without one" : `with ${built}`;
  return new SettingsError(
    `${name} holds ${given}, but the pages were built ${inPages}: unset it or build again.`,
  );
}
