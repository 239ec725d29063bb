import { existsSync } from "node:fs";
import { link, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flushFolder, readIfThere, writeWhole } from "../write-whole.ts";
import { type Enquiry, keptMilliseconds, type Outbox } from "./outbox.ts";

/** Files that a killed process has left half written are deleted after a day. */
const unfinishedMilliseconds = 24 * 60 * 60 * 1000;

/**
 * An outbox in a folder: a file for each enquiry, `delivered/` for those that were, and a file for each
 * lease, whose number grows: of several servers only one can create the next.
 */
export function openFolderOutbox(folder: string): Outbox {
  const delivered = join(folder, "delivered");
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const names = (parent: string) => readdir(parent).catch(unlessMissing([]));
  const isDelivered = (id: string) => existsSync(join(delivered, `${id}.json`));

  async function read(id: string): Promise<Enquiry | undefined> {
    const text = await readIfThere(fileOf(id));
    return text === null ? undefined : (JSON.parse(text) as Enquiry);
  }

  async function listLeases(id: string): Promise<number[]> {
    const numbers = (await names(folder)).map((name) => {
      const [owner, number, kind] = name.split(".");
      return owner === id && kind === "lease" ? Number(number) : 0;
    });
    return numbers.filter(Boolean).sort((one, other) => one - other);
  }

  const leaseOf = (id: string, number: number) => join(folder, `${id}.${number}.lease`);

  return {
    read,
    add: async (enquiry) => {
      if (isDelivered(enquiry.id)) return;
      const put = (from: string, to: string) => link(from, to).catch(unlessThere);
      await writeWhole(fileOf(enquiry.id), JSON.stringify(enquiry), put);
    },
    list: async () => {
      const ids = (await names(folder)).filter((name) => name.endsWith(".json"));
      const all = await Promise.all(ids.map((name) => read(name.replace(".json", ""))));
      return all.filter((one) => one !== undefined);
    },
    update: (enquiry) => writeWhole(fileOf(enquiry.id), JSON.stringify(enquiry)),
    finish: async (enquiry) => {
      // First what says so: a second file that waits is deleted, never delivered.
      await writeWhole(join(delivered, `${enquiry.id}.json`), JSON.stringify(enquiry));
      await rm(fileOf(enquiry.id), { force: true });
      await flushFolder(folder);
    },
    remove: (id) => rm(fileOf(id), { force: true }),
    forget: async () => {
      for (const [parent, ending, kept] of [
        [delivered, ".json", keptMilliseconds],
        [delivered, ".tmp", unfinishedMilliseconds],
        [folder, ".tmp", unfinishedMilliseconds],
        [folder, ".lease", unfinishedMilliseconds],
      ] as const) {
        for (const name of await names(parent)) {
          const file = join(parent, name);
          if (name.endsWith(ending) && (await ageOf(file)) > kept) await rm(file, { force: true });
        }
      }
    },
    lease: async (id, milliseconds) => {
      const earlier = await listLeases(id);
      const last = earlier.at(-1) ?? 0;
      // A lease dated ahead was left by a clock that was wrong: its distance counts, not its sign.
      if (last > 0 && Math.abs(await ageOf(leaseOf(id, last))) < milliseconds) return undefined;
      try {
        await writeFile(leaseOf(id, last + 1), "", { flag: "wx" });
      } catch (error) {
        return unlessThere(error as NodeJS.ErrnoException);
      }
      // The oldest first: whoever looks meanwhile still finds ours.
      const end = async () => {
        for (const number of [...earlier, last + 1]) await rm(leaseOf(id, number), { force: true });
      };
      if (!isDelivered(id)) return end;
      await rm(fileOf(id), { force: true });
      await end();
      return undefined;
    },
    close: () => {},
  };
}

/** Since the file was written, in milliseconds; of one that has just gone, none. */
async function ageOf(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(unlessMissing({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}

function unlessMissing<Value>(instead: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return instead;
    throw error;
  };
}

function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EEXIST") throw error;
}
