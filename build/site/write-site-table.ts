import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { cookies } from "../../content/cookies.ts";
import { makeEtag } from "../../server/etag.ts";
import type { Site, SiteFile } from "../../server/site.ts";
import { locales } from "../../src/i18n/locales.ts";
import { listScriptOrigins } from "../consent/list-script-origins.ts";
import type { PrerenderedDocument } from "./prerender-site.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".ics": "text/calendar; charset=utf-8",
  // Answers of the server that static hosts give as files, under the very same address.
  "": "application/json; charset=utf-8",
};

/** Folders in which a file's name changes with its bytes. */
export const immutableFolders: readonly string[] = ["assets", "pictures", "flags", "builds/meta"];

const compressedCopy = /\.(?:br|zst|gz)$/;

/** Writes `dist/site.json`, from which the server knows every address; gives back what it says. */
export async function writeSiteTable(
  dist: string,
  {
    documents,
    encodings,
    ...build
  }: Pick<Site, "buildId" | "year" | "siteUrl" | "tagManagerId"> & {
    documents: readonly PrerenderedDocument[];
    encodings: ReadonlyMap<string, SiteFile["encodings"]>;
  },
): Promise<Site> {
  const staticDir = join(dist, "static");
  const documentsByFile = new Map(documents.map((document) => [document.file, document]));
  const files: Record<string, SiteFile> = {};
  const entries = await readdir(staticDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || compressedCopy.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name).slice(staticDir.length + 1);
    const document = documentsByFile.get(file);
    const path = document ? document.path : `/${file}`;
    if (!path) continue;
    files[path] = await describeFile(file);
  }
  const errorPages = await Promise.all(
    locales.map(async (locale) => {
      const folder = locale === "en" ? "" : `${locale}/`;
      const notFound = await describeFile(`${folder}404.html`);
      return [locale, { notFound, general: await describeFile(`${folder}500.html`) }] as const;
    }),
  );
  const site: Site = {
    ...build,
    scriptOrigins: listScriptOrigins(cookies),
    files,
    errorPages: Object.fromEntries(errorPages) as Site["errorPages"],
  };
  await writeFile(join(dist, "site.json"), JSON.stringify(site));
  return site;

  async function describeFile(file: string): Promise<SiteFile> {
    const type = contentTypes[extname(file)];
    if (type === undefined) throw new Error(`${file}: what content type is ${extname(file)}?`);
    const bytes = await readFile(join(staticDir, file));
    const styleHashes = documentsByFile.get(file)?.styleHashes;
    return {
      file,
      type,
      etag: makeEtag(bytes),
      cache: immutableFolders.some((folder) => file.startsWith(`${folder}/`))
        ? "immutable"
        : "revalidate",
      encodings: encodings.get(file) ?? [],
      ...(styleHashes && { styleHashes }),
    };
  }
}
