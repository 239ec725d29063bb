import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, locales } from "../domain/locales/locales.ts";
import { StartError } from "../house/findings/start-error.ts";
import { type ErrorStatus, errorPath, paths } from "../house/routes/routes.ts";
import { type Asset, type Body, createAsset } from "./asset.ts";
import { type Coding, codingSuffixes } from "./content-coding.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { openFile } from "./open-file.ts";

/** The files of a build by exact path, and its error pages. */
export type Assets = {
  readonly files: ReadonlyMap<string, Asset>;
  readonly errorPage: (status: ErrorStatus, locale: Locale) => Asset;
};

/** The request headers that choose the language of the home page. */
const languageHeaders = ["Accept-Language", "Cookie", "Sec-Fetch-Site"] as const;

/** The request headers that the response for a path depends on, apart from `Accept-Encoding`. */
export function headersThatDecide(path: string): readonly string[] {
  return locales.length > 1 && path === paths.home[defaultLocale] ? languageHeaders : [];
}

/**
 * Loads the site that the build wrote into a folder. Compressed files are read synchronously, because the server is not
 * listening yet. Uncompressed files, mostly pictures, are nine tenths of all bytes and are only opened. Throws a
 * StartError if a file is missing.
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

/** The manifest of the build in a folder. */
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
