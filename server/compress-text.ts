import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { Coding } from "./content-coding.ts";
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

/**
 * A text in every packing that the server offers, the plain bytes included. Each takes one or two
 * milliseconds, less than rendering the text, and others are served in between. The threads beside
 * the server would pack too, but keep the memory for it, each its own.
 */
export async function compressText(bytes: Bytes): Promise<ReadonlyMap<Coding, Bytes>> {
  await setImmediate();
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await setImmediate();
  const zstd = zstdCompressSync(bytes, {
    pledgedSrcSize: bytes.length,
    params: {
      [constants.ZSTD_c_compressionLevel]: zstdLevel,
      [constants.ZSTD_c_windowLog]: windowBits,
    },
  });
  await setImmediate();
  return new Map<Coding, Bytes>([
    ["br", new Uint8Array(br)],
    ["zstd", new Uint8Array(zstd)],
    ["gzip", new Uint8Array(gzipSync(bytes, { level: gzipLevel }))],
    ["identity", bytes],
  ]);
}
