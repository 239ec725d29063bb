import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { minimumPackedBytes, type Packing } from "../../server/content-coding.ts";
import { forEachAtOnce } from "../generate/for-each-at-once.ts";

const compressible = /(?:\.(?:html|js|css|json|svg|xml|txt|webmanifest|ico|ics)|^api\/\w+)$/;

const zstdLevel = 19;

const compressors: Readonly<
  Record<Packing, { ending: string; compress: (bytes: Buffer) => Promise<Buffer> }>
> = {
  br: {
    ending: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  zstd: {
    ending: ".zst",
    compress: (bytes) =>
      promisify(zstdCompress)(bytes, {
        params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
      }),
  },
  gzip: { ending: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
};

/**
 * Writes compressed copies beside every text file of a folder, where they are smaller.
 * Gives back which copies each file has, by its path below the folder.
 */
export async function compressFiles(
  folder: string,
): Promise<ReadonlyMap<string, readonly Packing[]>> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => compressible.test(file));
  const encodings = new Map<string, readonly Packing[]>();
  await forEachAtOnce(files, availableParallelism(), async (file) => {
    const bytes = await readFile(join(folder, file));
    const made: Packing[] = [];
    if (bytes.length >= minimumPackedBytes) {
      for (const [encoding, { ending, compress }] of Object.entries(compressors)) {
        const compressed = await compress(bytes);
        if (compressed.length >= bytes.length) continue;
        await writeFile(join(folder, file + ending), compressed);
        made.push(encoding as Packing);
      }
    }
    encodings.set(file, made);
  });
  return encodings;
}
