import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files by path, with `/` between folders. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder that one run fills completely, aside, and that then takes the place of the old one. */
export type GeneratedFolder = {
  readonly add: (files: Files) => Promise<void>;
  /** Whether a step has been made before. Its name holds a hash of all that its files follow from. */
  readonly has: (step: string) => boolean;
  /** Adds the files of a step, made now or before. Gives back the folder in which only they lie. */
  readonly addOnce: (step: string, make: () => Promise<Files>) => Promise<string>;
  /** Replaces the old folder, and forgets steps that this run has not asked for. */
  readonly finish: () => Promise<void>;
};

/** The generated folder at this path; steps and the folder to come lie in the cache meanwhile. */
export async function openGeneratedFolder(folder: string, cache: string): Promise<GeneratedFolder> {
  const steps = join(cache, "steps");
  const next = join(cache, "next-generated");
  const asked = new Set<string>();
  await mkdir(steps, { recursive: true });
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  let copied = Promise.resolve();
  return {
    add: (files) => writeFiles(next, files),
    has: (step) => existsSync(join(steps, step)),
    async addOnce(step, make) {
      asked.add(step);
      const made = join(steps, step);
      if (!existsSync(made)) {
        const part = `${made}.part`;
        await rm(part, { recursive: true, force: true });
        await writeFiles(part, await make());
        await rename(part, made);
      }
      // One after the other: two that make the same folder at once fail.
      copied = copied.then(() => cp(made, next, { recursive: true, preserveTimestamps: true }));
      await copied;
      return made;
    },
    async finish() {
      await replaceFolder(folder, next);
      const others = (await readdir(steps)).filter((step) => !asked.has(step));
      await Promise.all(others.map((step) => rm(join(steps, step), { recursive: true })));
    },
  };
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
