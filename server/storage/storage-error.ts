import { statfs } from "node:fs/promises";

/** An unusable storage; the message is one sentence for the owner. */
export class StorageError extends Error {}

/** The result codes of SQLite that an owner can act on (https://sqlite.org/rescode.html). */
const sqliteFaults: Readonly<Record<number, string>> = {
  5: "is locked by another process: end it, or wait",
  8: "is read-only: make it and its folder writable for this server",
  10: "cannot be read or written: check the disk",
  11: "is damaged: restore it from a backup, or move it away, which loses the enquiries in it",
  13: "cannot grow because the disk is full: free some space",
  14: "cannot be opened: make its folder writable for this server",
  26: "is no database: restore it from a backup, or move it away, which loses the enquiries in it",
};

const systemFaults: Readonly<Record<string, string>> = {
  EACCES: "cannot be written: make its folder writable for this server",
  EPERM: "cannot be written: make its folder writable for this server",
  EROFS: "is on a read-only disk: name another folder in STORAGE_URL",
  ENOSPC: "cannot grow because the disk is full: free some space",
  ENOTDIR: "lies below a file: name a folder in STORAGE_URL",
  EEXIST: "lies below a file: name a folder in STORAGE_URL",
};

/** One sentence about why a storage at a place cannot be used, and what to do. */
export function describeStorageFault(error: unknown, place: string): string {
  const { code, errcode, message } = Object(error) as NodeJS.ErrnoException & { errcode?: number };
  // Extended result codes carry the primary one in their lowest byte.
  const known = sqliteFaults[(errcode ?? 0) & 0xff] ?? systemFaults[code ?? ""];
  const reason = errcode === undefined ? (code ?? message) : message;
  return known ? `${place} ${known}.` : `${place} cannot be used (${reason}).`;
}

/** Whether SQLite could not get its lock within the time-out. */
export function isBusy(error: unknown): boolean {
  const primary = Number(Object(error).errcode) & 0xff;
  return primary === 5 || primary === 6;
}

/** File systems of other machines by their number in Linux (statfs). */
const networkFileSystems = new Map([
  [0x6969, "NFS"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
  [0x01021997, "9p"],
  [0x65735546, "FUSE"],
]);

/** The name of the network file system that a folder lies on; undefined for a local disk. */
export async function findNetworkFileSystem(
  folder: string,
  read: (folder: string) => Promise<{ readonly type: number }> = statfs,
): Promise<string | undefined> {
  const { type } = await read(folder);
  // Some systems give the number signed.
  return networkFileSystems.get(type >>> 0);
}
