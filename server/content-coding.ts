import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { readQualityList } from "../domain/locales/quality-list.ts";

/** How the bytes of a response may be compressed, the best first. */
export const compressions = ["br", "gzip"] as const;

/** All codings, `identity` included. */
export const codings = [...compressions, "identity"] as const;

export type Compression = (typeof compressions)[number];
export type Coding = (typeof codings)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** The suffix of a file's compressed copy. */
export const codingSuffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** Below this a compressed copy saves less than the header that announces it. */
export const minimumCompressedBytes = 200;

/** `identity` is acceptable unless it is refused, and ranks below every coding in the header. */
const unnamedIdentityQuality = 0.0001;

/**
 * The coding that an `Accept-Encoding` header prefers among those available; `identity` if there is none, even if it is
 * refused: an answer helps a client more than a 406.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding {
  if (header === undefined) return "identity";
  return readWishes(header).find((coding) => available.includes(coding)) ?? "identity";
}

/** Browsers send only a handful of different headers; the cache holds this many. */
const cachedHeaders = 100;
const wishesByHeader = new Map<string, readonly Coding[]>();

/** The codings of a header by preference; of equally preferred ones the smallest first. */
function readWishes(header: string): readonly Coding[] {
  const cached = wishesByHeader.get(header);
  if (cached !== undefined) return cached;
  const items = readQualityList(header);
  const qualities = new Map(items.map(({ value, quality }) => [value, quality]));
  const qualityOf = (coding: Coding) =>
    qualities.get(coding) ??
    qualities.get("*") ??
    (coding === "identity" ? unnamedIdentityQuality : 0);
  const wishes = codings
    .filter((coding) => qualityOf(coding) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one));
  if (wishesByHeader.size >= cachedHeaders) wishesByHeader.clear();
  wishesByHeader.set(header, wishes);
  return wishes;
}

/**
 * Brotli's window as a power of two: 128 kB, more than any page has. Its default allocates megabytes.
 */
const windowBits = 17;

function brotliOptions({ length }: Bytes) {
  return {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** Synchronous encoders, at the compression level of the build. */
export const encoders: Readonly<Record<Coding, (bytes: Bytes) => Bytes>> = {
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, brotliOptions(bytes))),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes)),
  identity: (bytes) => bytes,
};

const [brotliInThread, gzipInThread] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a page with Brotli as `encoders.br` does; it takes a sixth of a second, so off the loop. */
export async function compressPage(text: string): Promise<Bytes> {
  const bytes: Bytes = new TextEncoder().encode(text);
  return new Uint8Array(await brotliInThread(bytes, brotliOptions(bytes)));
}

/** Fast compression: a page for a stay becomes 2 kB larger, and is hardly ever requested twice. */
const fastLevel = 2;

/** Compresses a text that is sent once: a page for a stay, a form. */
export async function gzipFast(text: string): Promise<Bytes> {
  return new Uint8Array(await gzipInThread(text, { level: fastLevel }));
}
