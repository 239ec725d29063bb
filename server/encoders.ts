import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Bytes } from "./asset.ts";
import type { Coding } from "./content-coding.ts";

/** Fast levels: these texts are made while the server runs. */
const brotliQuality = 5;
const gzipLevel = 6;

/**
 * How far back Brotli looks, as a power of two: 128 kB, more than any page has. Left to itself it
 * makes room for megabytes.
 */
const windowBits = 17;

/**
 * Encodes a text at once, in one or two milliseconds. The threads beside the server would do it too,
 * but keep the memory for it, each its own.
 */
export const encoders: Readonly<Record<Coding, (bytes: Bytes) => Bytes>> = {
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
  gzip: (bytes) => new Uint8Array(gzipSync(bytes, { level: gzipLevel })),
  identity: (bytes) => bytes,
};
