import { type Coding, codings } from "./content-coding.ts";
import { etagOfCoding } from "./etag.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that are read when they are asked for; rejects where that cannot be. */
export type BytesOnDisk = { readonly byteLength: number; readonly read: () => Promise<Bytes> };

/** One packing of a file and the headers of an answer with it, made once, not per request. */
export type Representation = {
  readonly bytes: Bytes | BytesOnDisk;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those of a 304: what describes the bytes is left out. */
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
};

/** A file in all its packings. */
export type StoredFile = {
  readonly codings: readonly Coding[];
  readonly representations: ReadonlyMap<Coding, Representation>;
};

/** The ending of the compressed copy of a file. */
export const codingSuffixes = { br: ".br", zstd: ".zst", gzip: ".gz", identity: "" } as const;

export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
} as const;

/** A file ready to be sent; `varyOn` names the request headers that the choice of it depends on. */
export function storeFile(
  file: SiteFile,
  bytesByCoding: ReadonlyMap<Coding, Bytes | BytesOnDisk>,
  site: Site,
  varyOn: readonly string[] = [],
): StoredFile {
  const vary = [...varyOn, ...(file.encodings.length > 0 ? ["Accept-Encoding"] : [])].join(", ");
  const representations = new Map<Coding, Representation>();
  for (const [coding, bytes] of bytesByCoding) {
    const etag = etagOfCoding(file.etag, coding);
    const notModifiedHeaders = {
      ...securityHeaders(file.styleHashes ?? [], site, file.type),
      "Cache-Control": cacheControl[file.cache],
      ...(vary === "" ? {} : { Vary: vary }),
      ETag: etag,
    };
    const headers = {
      ...notModifiedHeaders,
      "Content-Type": file.type,
      ...(coding === "identity" ? {} : { "Content-Encoding": coding }),
      "Content-Length": String(bytes.byteLength),
    };
    representations.set(coding, { bytes, etag, headers, notModifiedHeaders });
  }
  return { codings: codings.filter((coding) => representations.has(coding)), representations };
}
