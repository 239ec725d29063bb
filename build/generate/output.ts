import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder that one run fills completely: what the run neither writes nor keeps is removed. */
export type Output = {
  /** Writes a file, unless it already holds exactly this: its time stamp then stays as it is. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Says that an existing file is still wanted; false where there is none. */
  readonly keep: (path: string) => Promise<boolean>;
  /** Removes every file that was neither written nor kept, and folders left empty; gives their number. */
  readonly removeOthers: () => Promise<number>;
};

/** The output over this folder; paths are relative to it, with `/` between folders. */
export function createOutput(folder: string): Output {
  const wanted = new Set<string>();
  let existing: Promise<Set<string>> | undefined;
  const listExisting = () => {
    existing ??= listFiles(folder).then((files) => new Set(files));
    return existing;
  };

  return {
    async write(path, content) {
      wanted.add(path);
      await writeIfChanged(join(folder, path), Buffer.from(content));
    },
    async keep(path) {
      const isThere = (await listExisting()).has(path);
      if (isThere) wanted.add(path);
      return isThere;
    },
    async removeOthers() {
      const others = (await listFiles(folder)).filter((path) => !wanted.has(path));
      await Promise.all(others.map((path) => rm(join(folder, path))));
      if (others.length > 0) await removeEmptyFolders(folder);
      return others.length;
    },
  };
}

/** Writes a file whole or not at all, and only if its content differs from these bytes. */
export async function writeIfChanged(path: string, content: Buffer): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(content)) return;
  await mkdir(dirname(path), { recursive: true });
  // A run that is interrupted must not leave half a file under the final name.
  // Nor must another run at the same time take it away.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"));
}

async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const kept = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return true;
      const path = join(folder, entry.name);
      const isKept = await removeEmptyFolders(path);
      if (!isKept) await rm(path, { recursive: true });
      return isKept;
    }),
  );
  return kept.includes(true);
}
