import { cpSync, existsSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

/** Files by path, with `/` between folders. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A cached step and its name. */
type Step = { readonly name: string; readonly make: () => Promise<Files> };

/** A folder that a run fills aside and that then replaces the old one. */
export type GeneratedFolder = Awaited<ReturnType<typeof openGeneratedFolder>>;

/** How long unused steps are kept, so that alternating builds find theirs. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** The folder `generated` of this one, in which steps and the folder to come lie beside it. */
export async function openGeneratedFolder(made: string) {
  const steps = join(made, "steps");
  const next = join(made, "next-generated");
  await mkdir(steps, { recursive: true });
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  const isMade = (name: string) => existsSync(join(steps, name));
  return {
    add: (files: Files) => writeFiles(next, files),
    addOnce,
    /**
     * Adds many steps of one kind, one per processor at a time, and prints its progress at every tenth:
     * `photos: 37 of 412`.
     */
    addAll(label: string, all: readonly Step[]): Promise<string[]> {
      const total = all.filter(({ name }) => !isMade(name)).length;
      const tenthsOf = (done: number) => Math.floor((done / total) * 10);
      let done = 0;
      const add = ({ name, make }: Step) =>
        addOnce(name, async () => {
          const files = await make();
          done += 1;
          if (tenthsOf(done) > tenthsOf(done - 1)) console.log(`${label}: ${done} of ${total}`);
          return files;
        });
      return Readable.from(all).map(add, { concurrency: availableParallelism() }).toArray();
    },
    /** Replaces the old folder, and deletes steps unused for a month. */
    async finish(): Promise<void> {
      await replaceFolder(join(made, "generated"), next);
      for (const step of await readdir(steps)) {
        const path = join(steps, step);
        // Another run may have deleted it.
        const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
        if (Date.now() - mtimeMs > keptMilliseconds) await rm(path, { recursive: true });
      }
    },
  };

  /**
   * Adds the files of a step, cached or made now; its name contains a hash of its inputs. Returns the folder of the
   * step.
   */
  async function addOnce(name: string, make: Step["make"]): Promise<string> {
    const folder = join(steps, name);
    if (!isMade(name)) {
      const part = `${folder}.${process.pid}.part`;
      await writeFiles(part, await make());
      await rename(part, folder).catch((error) => {
        // Another run may have made the step.
        if (!isMade(name)) throw error;
      });
    }
    await utimes(folder, new Date(), new Date());
    // Renamed in one step, because two runs may make the same folder.
    cpSync(folder, next, { recursive: true, preserveTimestamps: true });
    return folder;
  }
}

/** Writes files below a folder, with the folders that lead to them. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Puts a complete folder in the place of another, which is removed; both on one disk. */
export async function replaceFolder(folder: string, by: string): Promise<void> {
  const old = `${by}-replaces`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(by, folder);
  await rm(old, { recursive: true, force: true });
}
