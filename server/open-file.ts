import { fstatSync, openSync, read } from "node:fs";
import { promisify } from "node:util";
import type { Bytes } from "./content-coding.ts";

/** The bytes of a file; `read` rejects where they cannot be read. */
export type OpenFile = { readonly byteLength: number; readonly read: () => Promise<Bytes> };

/**
 * Opens a file, which is read for each request. It stays open for as long as the process runs, so that a build that
 * takes the place of this one does not take it away. Concurrent requests share one read.
 */
export function openFile(path: string): OpenFile {
  const descriptor = openSync(path, "r");
  const byteLength = fstatSync(descriptor).size;
  let reading: Promise<Bytes> | undefined;

  async function readAll(): Promise<Bytes> {
    const bytes = Buffer.allocUnsafeSlow(byteLength);
    const { bytesRead } = await promisify(read)(descriptor, { buffer: bytes, position: 0 });
    if (bytesRead !== byteLength) throw new Error(`${path} has become shorter.`);
    return bytes;
  }

  return {
    byteLength,
    read: () => {
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
