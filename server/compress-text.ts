import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { type Coding, codings } from "./content-coding.ts";
import type { Bytes } from "./stored-file.ts";

/** Fast levels: these texts are made while the server runs. */
const brotliQuality = 5;
const zstdLevel = 6;
const gzipLevel = 6;

/**
 * How far back the packers look, as a power of two: 128 kB, more than any page has. Left to
 * themselves they make room for megabytes.
 */
const windowBits = 17;

/** Packs a text at a fast level, at once. */
export const packers: Readonly<Record<Coding, (bytes: Bytes) => Bytes>> = {
  br: (bytes) =>
    new Uint8Array(
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_LGWIN]: windowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  zstd: (bytes) =>
    new Uint8Array(
      zstdCompressSync(bytes, {
        pledgedSrcSize: bytes.length,
        params: {
          [constants.ZSTD_c_compressionLevel]: zstdLevel,
          [constants.ZSTD_c_windowLog]: windowBits,
        },
      }),
    ),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes, { level: gzipLevel })),
  identity: (bytes) => bytes,
};

/**
 * A text in the packings that are wanted. Each takes one or two milliseconds, and others are served in
 * between. The threads beside the server would pack too, but keep the memory for it, each its own.
 */
export async function compressText(
  bytes: Bytes,
  wanted: readonly Coding[] = codings,
): Promise<ReadonlyMap<Coding, Bytes>> {
  const packed = new Map<Coding, Bytes>();
  for (const coding of wanted) {
    await setImmediate();
    packed.set(coding, packers[coding](bytes));
  }
  return packed;
}
