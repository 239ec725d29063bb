import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, locales } from "../domain/locales/locales.ts";
import { StartError } from "../house/findings/start-error.ts";
import { type ErrorStatus, errorPath, paths } from "../house/routes/routes.ts";
import { type Asset, type Body, createAsset } from "./asset.ts";
import { type Coding, codingSuffixes } from "./content-coding.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { openFile } from "./open-file.ts";

/** The files of a build by exact path, and its error paths. */
export type Assets = {
  readonly files: ReadonlyMap<string, Asset>;
  readonly errorPage: (status: ErrorStatus, locale: Locale) => Asset;
};

/** The request headers that choose the language of the home page. */
const languageHeaders = ["Accept-Language", "Cookie", "Sec-Fetch-Site"] as const;

/** The request headers that decide what is sent for a path, but for its coding. */
export function headersThatDecide(path: string): readonly string[] {
  return locales.length > 1 && path === paths.home[defaultLocale] ? languageHeaders : [];
}

/**
 * The site that the build left in a folder. What is compressed is read, in one go, since nobody is
 * being served yet. Files as they are, pictures above all, are nine tenths of all bytes: they are
 * opened. Throws a StartError where something is missing.
 */
export function loadSite(distFolder: string) {
  try {
    const manifest = readManifest(distFolder);
    const assets = createAssets(manifest, ({ file }, coding) => {
      const path = join(distFolder, "static", file + codingSuffixes[coding]);
      return coding === "identity" ? openFile(path) : readFileSync(path);
    });
    return { ...assets, policy: manifest };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    throw new StartError(
      `There is no finished site in ${distFolder}: run "npm run build" first (${reason}).`,
      { cause: error },
    );
  }
}

/** What the build in a folder says of itself. */
export function readManifest(distFolder: string): Manifest {
  return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8"));
}

/** The assets of a manifest, each with its body in each of its codings. */
export function createAssets(
  manifest: Manifest,
  bodyOf: (entry: ManifestEntry, coding: Coding) => Body,
): Assets {
  function create(path: string, entry: ManifestEntry): Asset {
    const bodies = new Map<Coding, Body>(
      (["identity", ...entry.compressions] as const).map((one) => [one, bodyOf(entry, one)]),
    );
    return createAsset(
      { ...entry, varyOn: headersThatDecide(path) },
      (coding) => bodies.get(coding) as Body,
      manifest,
    );
  }

  const createAll = (entries: Manifest["files"]) =>
    new Map(Object.entries(entries).map(([path, entry]) => [path, create(path, entry)]));
  const errorPages = createAll(manifest.errorPages);
  return {
    files: createAll(manifest.files),
    errorPage: (status, locale) => errorPages.get(errorPath(status, locale)) as Asset,
  };
}
