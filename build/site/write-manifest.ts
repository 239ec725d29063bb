import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { villa } from "../../house/facts/facts.server.ts";
import { contentTypeOf, isCompressible } from "../../house/routes/content-types.ts";
import { fileEndpoints } from "../../house/routes/endpoints.ts";
import { makeEtag } from "../../server/asset.ts";
import {
  type Compression,
  codingSuffixes,
  compressions,
  minimumCompressedBytes,
} from "../../server/content-coding.ts";
import type { Manifest, ManifestEntry } from "../../server/manifest.ts";
import type { SitePolicy } from "../../server/security-headers.ts";
import type { PrerenderedDocument } from "./prerender-site.ts";

/** Folders whose file names contain a hash. */
export const immutableFolders: readonly string[] = [
  "assets",
  "pictures",
  "drawings",
  "flags",
  "builds/meta",
];

const compressors: Readonly<Record<Compression, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Compresses the files of `dist/static/` and writes `dist/manifest.json`, the server's list of addresses. Returns the
 * manifest. Throws for a file of unknown type.
 */
export async function writeManifest(
  dist: string,
  documents: readonly PrerenderedDocument[],
  build: Pick<Manifest, "buildId" | "tagManagerId"> & SitePolicy,
): Promise<Manifest> {
  const staticDir = join(dist, "static");
  const documentsByFile = new Map(documents.map((document) => [document.file, document]));
  const names = Readable.from(await listFiles(staticDir));
  const entries: ManifestEntry[] = await names
    .map((file) => describeAndCompress(staticDir, file), { concurrency: availableParallelism() })
    .toArray();

  const files: Record<string, ManifestEntry> = {};
  const errorPages: Record<string, ManifestEntry> = {};
  for (const described of entries) {
    const { file } = described;
    const { path = `/${file}`, isError = false, ...own } = documentsByFile.get(file) ?? {};
    // The server answers endpoints itself.
    if (fileEndpoints.some((endpoint) => endpoint.path === path)) continue;
    (isError ? errorPages : files)[path] = { ...described, ...own };
  }
  const manifest: Manifest = {
    ...build,
    house: villa.name,
    files,
    errorPages,
  };
  await writeFile(join(dist, "manifest.json"), JSON.stringify(manifest));
  return manifest;
}

/** The paths of all files below a folder, in order, with `/` between their parts on any system. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

async function describeAndCompress(staticDir: string, file: string): Promise<ManifestEntry> {
  const endpoint = fileEndpoints.find(({ path }) => path === `/${file}`);
  const type = endpoint?.type ?? contentTypeOf(file);
  if (type === undefined) throw new Error(`${file}: what content type is ${extname(file)}?`);
  const bytes = await readFile(join(staticDir, file));
  const isImmutable = immutableFolders.some((folder) => file.startsWith(`${folder}/`));
  return {
    file,
    type,
    etag: makeEtag(bytes),
    cache: isImmutable ? "immutable" : "revalidate",
    compressions: isCompressible(type) ? await compressFile(join(staticDir, file), bytes) : [],
  };
}

/** Writes compressed copies beside a file if they are smaller; returns their codings. */
async function compressFile(path: string, bytes: Buffer): Promise<readonly Compression[]> {
  if (bytes.length < minimumCompressedBytes) return [];
  const smaller: Compression[] = [];
  for (const compression of compressions) {
    const compressed = await compressors[compression](bytes);
    if (compressed.length >= bytes.length) continue;
    await writeFile(path + codingSuffixes[compression], compressed);
    smaller.push(compression);
  }
  return smaller;
}
