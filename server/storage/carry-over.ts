import { readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "../logger.ts";
import type { Enquiry, Storage } from "./storage.ts";

/** How often files of an older server that is still ending are looked for, in milliseconds. */
const lookMilliseconds = 10 * 60 * 1000;

/** A lease of version 2.0 was good for that long, in milliseconds: so long its server may be delivering. */
const leaseMilliseconds = 90_000;

/**
 * Takes the files that version 2.0 left in a storage folder into the database, and deletes each once it is
 * there: a snapshot a feed, a file an enquiry, and a file an enquiry that was delivered.
 */
export async function carryOver(
  folder: string,
  { snapshots, outbox }: Pick<Storage, "snapshots" | "outbox">,
  log: Pick<Logger, "info" | "warn">,
): Promise<void> {
  const feeds = join(folder, "feeds");
  const enquiries = join(folder, "enquiries");
  const delivered = join(enquiries, "delivered");
  let count = 0;

  for (const file of await listFiles(delivered, ".json")) {
    const enquiry = await readEnquiry(file);
    if (!enquiry) continue;
    await outbox.add(enquiry);
    await (await outbox.claim(enquiry.id, 0))?.done(Date.now() - (await ageOf(file)));
    await rm(file, { force: true });
  }
  const leases = await listFiles(enquiries, ".lease");
  for (const file of await listFiles(enquiries, ".json")) {
    const id = basename(file, ".json");
    if (await isLeased(leases.filter((lease) => basename(lease).startsWith(`${id}.`)))) continue;
    const enquiry = await readEnquiry(file);
    if (!enquiry) continue;
    await outbox.add(enquiry);
    await rm(file, { force: true });
    count += 1;
  }
  for (const file of await listFiles(feeds, ".json")) {
    const name = basename(file, ".json");
    const text = await readFile(file, "utf8").catch(() => null);
    if (text !== null && (await snapshots.read(name)) === null) await snapshots.write(name, text);
    await rm(file, { force: true });
  }
  for (const file of leases) if ((await ageOf(file)) >= leaseMilliseconds) await rm(file);
  for (const name of [delivered, enquiries, feeds]) await rmdir(name).catch(() => {});
  if (count > 0) log.info({ message: "Enquiries of an older version were taken over.", count });

  async function readEnquiry(file: string): Promise<Enquiry | undefined> {
    try {
      return JSON.parse(await readFile(file, "utf8")) as Enquiry;
    } catch (error) {
      // A guest's words: the file stays for the owner to read.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT")
        log.warn({ message: "A stored enquiry of an older version is unreadable.", file });
      return undefined;
    }
  }
}

/** Takes over files that appear later, every ten minutes; the function returned ends that. */
export function watchOldFiles(...args: Parameters<typeof carryOver>): () => void {
  const [, , log] = args;
  const timer = setInterval(() => {
    carryOver(...args).catch(({ code }: NodeJS.ErrnoException) => {
      log.warn({ message: "Files of an older version cannot be taken over.", code });
    });
  }, lookMilliseconds).unref();
  return () => clearInterval(timer);
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

async function isLeased(leases: readonly string[]): Promise<boolean> {
  const ages = await Promise.all(leases.map(ageOf));
  return ages.some((age) => age < leaseMilliseconds);
}

/** The time since a file was written, in milliseconds; absolute, because its clock may have been ahead. */
async function ageOf(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Math.abs(Date.now() - mtimeMs);
}
