import { fstatSync, openSync, read } from "node:fs";
import { promisify } from "node:util";
import type { Bytes } from "./content-coding.ts";

/** Bytes that are read when they are asked for; rejects where that cannot be. */
export type OpenFile = { readonly byteLength: number; readonly read: () => Promise<Bytes> };

/**
 * A file that is opened now and read when it is asked for. It stays open for as long as the process
 * runs: a build that takes the place of this one does not take it away. What has been read is kept
 * as long as anyone uses it, so there is never more than one copy, however many wait for it.
 */
export function openFile(path: string): OpenFile {
  const descriptor = openSync(path, "r");
  const byteLength = fstatSync(descriptor).size;
  let last: WeakRef<Bytes> | undefined;
  let reading: Promise<Bytes> | undefined;

  async function readAll(): Promise<Bytes> {
    const bytes = Buffer.allocUnsafeSlow(byteLength);
    const { bytesRead } = await promisify(read)(descriptor, { buffer: bytes, position: 0 });
    if (bytesRead !== byteLength) throw new Error(`${path} has become shorter.`);
    last = new WeakRef(bytes);
    return bytes;
  }

  return {
    byteLength,
    read: async () => {
      const cached = last?.deref();
      if (cached !== undefined) return cached;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
