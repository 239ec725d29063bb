import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { readQualityList } from "../domain/locales/quality-list.ts";

/** How the bytes of a response may be compressed, the best first. */
export const compressions = ["br", "gzip"] as const;

/** The same, and as they are. */
export const codings = [...compressions, "identity"] as const;

export type Compression = (typeof compressions)[number];
export type Coding = (typeof codings)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** What the name of a file's copy in a coding ends in. */
export const codingSuffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** Below this a compressed copy saves less than the header that announces it. */
export const minimumCompressedBytes = 200;

/** Bytes as they are are welcome unless refused, but less than any coding that is asked for. */
const unnamedIdentityQuality = 0.0001;

/**
 * The coding that an `Accept-Encoding` header wants most; bytes as they are where it wants none that
 * there is, even if it refuses them: a response helps a client more than a 406 does.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding {
  if (header === undefined) return "identity";
  return readWishes(header).find((coding) => available.includes(coding)) ?? "identity";
}

/** Browsers send one of a handful of headers; of others no more than this many are cached. */
const cachedHeaders = 100;
const wishesByHeader = new Map<string, readonly Coding[]>();

/** The codings that a header wants, the most wanted first; of equals the best. */
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
 * How far back Brotli looks, as a power of two: 128 kB, more than any page has. Left to itself it
 * makes room for megabytes.
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

/** Encodes short texts at once, as small as those of the build. */
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

/** A fast one: a page for a stay is 2 kB larger than it could be, and hardly ever asked for again. */
const fastLevel = 2;

/** Compresses a text that is sent once: a page for a stay, a form. */
export async function gzipFast(text: string): Promise<Bytes> {
  return new Uint8Array(await gzipInThread(text, { level: fastLevel }));
}
