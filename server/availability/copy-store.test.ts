import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../logger.ts";
import { createCopyStore } from "./copy-store.ts";
import type { FeedCopy } from "./feed-copy.ts";
import { openStorage } from "./open-storage.ts";

const address = "https://one.example/ical?s=secret";

function copyOf(nights: number): FeedCopy {
  const taken = Array.from({ length: nights }, () => ({ from: "2026-12-05", to: "2026-12-07" }));
  const checkedAt = "2026-11-20T14:00:00.000Z";
  return { taken, horizon: null, checkedAt, etag: null, lastModified: null, emptyReads: [] };
}

/** Large enough that a process is likely to be killed in the middle of writing them. */
const killedSizes = [20_000, 30_000];

let folder: string;
let lines: string[];
const log = createLogger("debug", (text) => lines.push(text));

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), "villa-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openStore(url: string | null = folder) {
  return createCopyStore(await openStorage(url, folder), log);
}

async function storedFile(): Promise<string> {
  const [name = ""] = await readdir(join(folder, "feeds"));
  return join(folder, "feeds", name);
}

function warnings(): string[] {
  log.flush();
  return lines.join("").split("\n").filter(Boolean);
}

describe("stored copies", () => {
  it.each([null, "path", "file:"])("live in a folder given as %s", async (kind) => {
    const url = kind === "file:" ? pathToFileURL(folder).href : folder;
    const store = await openStore(kind === null ? null : url);
    expect(await store.load(address)).toBeNull();
    await store.save(address, copyOf(2));
    expect(await (await openStore()).load(address)).toEqual(copyOf(2));
    expect(await storedFile()).not.toMatch(/secret|example/);
    expect(warnings()).toEqual([]);
  });

  it("leave no unfinished file beside them", async () => {
    const store = await openStore();
    await Promise.all([store.save(address, copyOf(1)), store.save("https://other/", copyOf(2))]);
    expect(await readdir(join(folder, "feeds"))).toHaveLength(2);
  });

  it.each([
    ["cut short", (file: string) => truncate(file, 40)],
    ["emptied", (file: string) => truncate(file, 0)],
    ["overwritten", (file: string) => writeFile(file, "\0\0\0")],
    ["of another shape", (file: string) => writeFile(file, '{"taken":[{"from":"x","to":"y"}]}')],
  ])("that are %s are not used, which is logged once, and replaced", async (_, damage) => {
    const store = await openStore();
    await store.save(address, copyOf(2));
    await damage(await storedFile());
    expect(await store.load(address)).toBeNull();
    expect(await store.load(address)).toBeNull();
    expect(warnings()).toHaveLength(1);
    await store.save(address, copyOf(1));
    expect(await store.load(address)).toEqual(copyOf(1));
  });

  it("that cannot be written or read are done without, which is logged once", async () => {
    const file = join(folder, "file");
    await writeFile(file, "in the way");
    const store = await openStore(join(file, "below"));
    await store.save(address, copyOf(1));
    await store.save(address, copyOf(2));
    expect(await store.load(address)).toBeNull();
    const messages = warnings().map((line) => JSON.parse(line).message);
    expect(messages).toEqual([...new Set(messages)]);
    expect(messages[0]).toContain("cannot be stored");
    expect(await readFile(file, "utf8")).toBe("in the way");
  });

  it("are whole, old or new, after the process was killed while it wrote", async () => {
    for (const writesBeforeDeath of [1, 4, 9]) {
      const writer = startWriter();
      await countLines(writer, writesBeforeDeath);
      writer.kill("SIGKILL");
      await once(writer, "exit");
      const stored = await (await openStore()).load(address);
      expect(killedSizes).toContain(stored?.taken.length);
    }
    expect(warnings()).toEqual([]);
  });
});

/** Another process that stores two copies by turns for ever, and says each time that it did. */
function startWriter(): ChildProcess {
  const here = pathToFileURL(`${import.meta.dirname}/`);
  const code = `
    import { openStorage } from "${new URL("open-storage.ts", here)}";
    import { createCopyStore } from "${new URL("copy-store.ts", here)}";
    const log = { warn: ({ message }) => { throw new Error(message); } };
    const store = createCopyStore(await openStorage(${JSON.stringify(folder)}, ""), log);
    const { taken, ...copy } = ${JSON.stringify(copyOf(1))};
    const copies = ${JSON.stringify(killedSizes)}.map((length) => {
      return { ...copy, taken: Array.from({ length }, () => taken[0]) };
    });
    for (let count = 0; ; count += 1) {
      await store.save(${JSON.stringify(address)}, copies[count % 2]);
      console.log(count);
    }
  `;
  const options = ["--input-type=module-typescript", "--eval", code];
  return spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
}

async function countLines({ stdout }: ChildProcess, count: number): Promise<void> {
  let seen = 0;
  for await (const chunk of stdout ?? []) {
    seen += String(chunk).split("\n").length - 1;
    if (seen >= count) return;
  }
  throw new Error("The writer ended by itself.");
}
