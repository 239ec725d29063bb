import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Coding } from "./content-coding.ts";
import type { Bytes } from "./stored-file.ts";

/** Fast levels: these texts are made while the server runs, on the threads beside it. */
const brotliQuality = 5;
const zstdLevel = 6;
const gzipLevel = 6;

/** A text in every packing that the server offers, the plain bytes included. */
export async function compressText(bytes: Bytes): Promise<ReadonlyMap<Coding, Bytes>> {
  const [br, zstd, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
    promisify(zstdCompress)(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
    }),
    promisify(gzip)(bytes, { level: gzipLevel }),
  ]);
  return new Map<Coding, Bytes>([
    ["br", new Uint8Array(br)],
    ["zstd", new Uint8Array(zstd)],
    ["gzip", new Uint8Array(gz)],
    ["identity", bytes],
  ]);
}
