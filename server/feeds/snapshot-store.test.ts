import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRedis, startRedis } from "../../tests/support/feeds/redis-process.ts";
import { createLogger } from "../logger.ts";
import type { Snapshot } from "./snapshot.ts";
import { createSnapshotStore, openStorage } from "./snapshot-store.ts";

const address = "https://one.example/ical?s=secret";

function snapshotOf(nights: number): Snapshot {
  const taken = Array.from({ length: nights }, () => ({ from: "2026-12-05", to: "2026-12-07" }));
  const checkedAt = "2026-11-20T14:00:00.000Z";
  return { taken, openUntil: null, checkedAt, etag: null, lastModified: null };
}

let folder: string;
let lines: string[];
const log = createLogger("debug", (text) => lines.push(text));

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), "villa-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openStore(url: string | null = folder) {
  return createSnapshotStore(await openStorage(url, folder), log);
}

async function storedFile(): Promise<string> {
  const [name = ""] = await readdir(join(folder, "feeds"));
  return join(folder, "feeds", name);
}

function warnings(): string[] {
  log.flush();
  return lines.join("").split("\n").filter(Boolean);
}

describe("stored snapshots", () => {
  it.each([null, "path", "file:"])("live in a folder given as %s", async (kind) => {
    const url = kind === "file:" ? pathToFileURL(folder).href : folder;
    const store = await openStore(kind === null ? null : url);
    expect(await store.load(address)).toBeNull();
    await store.save(address, snapshotOf(2));
    expect(await (await openStore()).load(address)).toEqual(snapshotOf(2));
    expect(await readdir(join(folder, "feeds")), "nothing unfinished").toHaveLength(1);
    expect(await storedFile()).not.toMatch(/secret|example/);
    expect(warnings()).toEqual([]);
  });

  it.each([
    ["cut short", (file: string) => truncate(file, 40)],
    ["overwritten", (file: string) => writeFile(file, "\0\0\0")],
    ["of another shape", (file: string) => writeFile(file, '{"taken":[{"from":"x","to":"y"}]}')],
  ])("that are %s are not used, which is logged, and replaced", async (_, damage) => {
    const store = await openStore();
    await store.save(address, snapshotOf(2));
    await damage(await storedFile());
    expect(await store.load(address)).toBeNull();
    expect(warnings()).toHaveLength(1);
    await store.save(address, snapshotOf(1));
    expect(await store.load(address)).toEqual(snapshotOf(1));
  });

  it("that cannot be written or read are done without, which is logged", async () => {
    const file = join(folder, "file");
    await writeFile(file, "in the way");
    const store = await openStore(join(file, "below"));
    await store.save(address, snapshotOf(1));
    expect(await store.load(address)).toBeNull();
    expect(warnings()[0]).toContain("cannot be stored");
    expect(await readFile(file, "utf8")).toBe("in the way");
  });

  it.skipIf(!hasRedis)("are done without when Redis has gone away", async () => {
    const redis = await startRedis();
    const storage = await openStorage(redis.url, folder);
    const store = createSnapshotStore(storage, log);
    await redis.kill();
    await store.save(address, snapshotOf(1));
    expect(await store.load(address)).toBeNull();
    await storage.dispose();
    expect(warnings()).toEqual([
      expect.stringContaining("cannot be stored"),
      expect.stringContaining("cannot be read"),
    ]);
  });

  it("are whole after the process was killed in the middle of replacing them", async () => {
    const store = await openStore();
    await store.save(address, snapshotOf(2));
    const [, signal] = await once(startKilledWriter(), "exit");
    expect(signal).toBe("SIGKILL");
    expect(await store.load(address)).toEqual(snapshotOf(2));
    await store.save(address, snapshotOf(3));
    expect(await store.load(address)).toEqual(snapshotOf(3));
    expect(warnings()).toEqual([]);
  }, 20_000);
});

/** Another process that stores a snapshot of 12 MB, and kills itself when half a megabyte is there. */
function startKilledWriter(): ChildProcess {
  const here = pathToFileURL(`${import.meta.dirname}/`);
  const code = `
    import { readdirSync, statSync } from "node:fs";
    import { createSnapshotStore, openStorage } from "${new URL("snapshot-store.ts", here)}";
    const folder = ${JSON.stringify(folder)};
    const store = createSnapshotStore(await openStorage(folder, ""), console);
    const { taken, ...rest } = ${JSON.stringify(snapshotOf(1))};
    const large = { ...rest, taken: Array.from({ length: 300_000 }, () => taken[0]) };
    void store.save(${JSON.stringify(address)}, large);
    const largeBytes = JSON.stringify(large).length;
    (function watch() {
      const files = readdirSync(folder + "/feeds").map((name) => folder + "/feeds/" + name);
      const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
      const isHalfDone = sizes.some((size) => size >= 500_000 && size < largeBytes);
      if (isHalfDone) process.kill(process.pid, "SIGKILL");
      if (!sizes.includes(largeBytes)) setImmediate(watch);
    })();
  `;
  const options = ["--input-type=module-typescript", "--eval", code];
  return spawn(process.execPath, options, { stdio: "inherit" });
}
