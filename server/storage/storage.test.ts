// One contract for every storage: real files, and a real Redis where the machine has one.
import { writeFileSync } from "node:fs";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  hasRedis,
  type RedisProcess,
  startRedis,
} from "../../tests/support/feeds/redis-process.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openMemory, openStorage } from "./open-storage.ts";
import { type Enquiry, keptMilliseconds, type Storage } from "./storage.ts";
import { describeStorageFault, findNetworkFileSystem } from "./storage-error.ts";

const log = { info: vi.fn(), warn: vi.fn() };
const day = 24 * 60 * 60 * 1000;
let redis: RedisProcess | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await redis?.kill();
  redis = undefined;
});

function enquiryOf(id: string, minute = 0): Enquiry {
  const at = new Date(Date.UTC(2026, 10, 25, 16, minute)).toISOString();
  const mail = { subject: "Enquiry", text: "Grüße, 你好", replyTo: "ana@mail.example" };
  return { id, receivedAt: at, mail, tries: 0, nextAt: at };
}

async function openFolder() {
  const folder = createTemporaryFolder({});
  return { url: folder, open: () => openStorage(folder, "", log) };
}

async function openRedis() {
  redis = await startRedis();
  const { url } = redis;
  return { url, open: () => openStorage(url, "", log) };
}

describe.each([
  { name: "a folder", start: openFolder, isThere: true },
  { name: "Redis", start: openRedis, isThere: hasRedis },
])("a storage in $name", ({ start, isThere }) => {
  it.runIf(isThere)("keeps texts by name, for other servers and after a restart", async () => {
    const { open } = await start();
    const [one, other] = [await open(), await open()];
    expect(await one.snapshots.read("3f")).toBeNull();
    await one.snapshots.write("3f", "first");
    await one.snapshots.write("3f", "second");
    expect(await other.snapshots.read("3f")).toBe("second");
    for (const storage of [one, other]) storage.close();
    const again = await open();
    expect(await again.snapshots.read("3f")).toBe("second");
    again.close();
  });

  it.runIf(isThere)("keeps each enquiry once, until it is delivered", async () => {
    const { open } = await start();
    const [{ outbox, close }, other] = [await open(), await open()];
    await outbox.add(enquiryOf("late", 9));
    await outbox.add(enquiryOf("early", 1));
    await other.outbox.add({ ...enquiryOf("late", 9), tries: 7 });
    expect(await other.outbox.list()).toEqual([enquiryOf("early", 1), enquiryOf("late", 9)]);
    const claim = await outbox.claim("early", day);
    expect(claim?.enquiry).toEqual(enquiryOf("early", 1));
    await claim?.done();
    await other.outbox.add(enquiryOf("early", 1));
    expect(await outbox.list(), "delivered ones do not come back").toEqual([enquiryOf("late", 9)]);
    expect(await outbox.claim("early", day)).toBeUndefined();
    expect(await outbox.claim("unknown", day)).toBeUndefined();
    close();
    other.close();
  });

  it.runIf(isThere)("gives an enquiry to one server at a time", async () => {
    const { open } = await start();
    const servers = await Promise.all([open(), open(), open()]);
    await servers[0].outbox.add(enquiryOf("one"));
    const claims = await Promise.all(servers.map(({ outbox }) => outbox.claim("one", day)));
    const [claim, ...others] = claims.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    const changed = { ...enquiryOf("one"), tries: 1, fault: "450 to DATA" };
    await claim?.release(changed);
    const next = await servers[1].outbox.claim("one", day);
    expect(next?.enquiry).toEqual(changed);
    await next?.remove();
    expect(await servers[2].outbox.list()).toEqual([]);
    for (const { close } of servers) close();
  });

  it.runIf(isThere)("gives an enquiry of a server that has died to another in time", async () => {
    const { open } = await start();
    const [dead, other] = [await open(), await open()];
    await dead.outbox.add(enquiryOf("one"));
    const lost = await dead.outbox.claim("one", 1);
    const next = await vi.waitUntil(() => other.outbox.claim("one", day));
    await lost?.release({ ...enquiryOf("one"), tries: 9 });
    await lost?.remove();
    expect((await other.outbox.list()).map(({ tries }) => tries)).toEqual([0]);
    await next.done();
    expect(await dead.outbox.list()).toEqual([]);
    dead.close();
    other.close();
  });
});

describe("a storage in a folder", () => {
  it("lets no clock that was ahead hold an enquiry", async () => {
    const { outbox } = await openMemory();
    await outbox.add(enquiryOf("one"));
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + 100 * day);
    expect(await outbox.claim("one", day)).toBeDefined();
    clock.mockReturnValue(now);
    expect(await outbox.claim("one", day)).toBeDefined();
  });

  it("forgets what was delivered after 30 days", async () => {
    const { outbox } = await openMemory();
    await outbox.add(enquiryOf("one"));
    await (await outbox.claim("one", day))?.done();
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + keptMilliseconds - day);
    await outbox.deleteOld();
    await outbox.add(enquiryOf("one"));
    expect(await outbox.list()).toEqual([]);
    clock.mockReturnValue(now + keptMilliseconds + day);
    await outbox.deleteOld();
    await outbox.add(enquiryOf("one"));
    expect(await outbox.list()).toHaveLength(1);
  });

  it("waits for the transaction of another process without standing still", async () => {
    const folder = createTemporaryFolder({});
    const storage = await openStorage(folder, "", log);
    const { DatabaseSync } = await import("node:sqlite");
    const other = new DatabaseSync(join(folder, "site.db"));
    other.exec("BEGIN IMMEDIATE");
    const added = storage.outbox.add(enquiryOf("one"));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await vi.waitUntil(() => turns > 20);
    clearInterval(timer);
    expect(other.prepare("SELECT count(*) AS count FROM enquiries").get()).toEqual({ count: 0 });
    other.exec("COMMIT");
    other.close();
    await added;
    expect(await storage.outbox.list()).toHaveLength(1);
    storage.close();
  });

  it.each([
    [
      "lies below a file",
      async (folder: string) => join(await writeBelow(folder, "file"), "below"),
    ],
    ["is no database", (folder: string) => writeBelow(folder, "site.db", "x".repeat(5000))],
    ["is damaged", damageDatabase],
  ])("that %s is told in one sentence", async (sentence, prepare) => {
    const folder = createTemporaryFolder({});
    const place = await prepare(folder);
    const url = place.endsWith("site.db") ? folder : place;
    await expect(openStorage(url, "", log, true)).rejects.toThrow(sentence);
    await expect(openStorage(url, "", log, true)).rejects.not.toThrow("\n");
  });

  it.runIf(process.getuid?.() !== 0)("that is read-only is told in one sentence", async () => {
    const folder = createTemporaryFolder({});
    await chmod(folder, 0o500);
    await expect(openStorage(folder, "", log, true)).rejects.toThrow("make its folder writable");
  });

  it("that is full, locked or read-only is told in one sentence", () => {
    for (const [errcode, words] of [
      [13, "the disk is full"],
      [5, "locked by another process"],
      [8, "read-only"],
      [8 | (4 << 8), "read-only"],
      [10 | (12 << 8), "check the disk"],
    ] as const) {
      expect(describeStorageFault({ errcode }, "site.db")).toContain(words);
    }
    expect(describeStorageFault({ code: "ENOSPC" }, "site.db")).toContain("the disk is full");
    expect(describeStorageFault(new Error("odd"), "site.db")).toBe("site.db cannot be used (odd).");
  });

  it.runIf(hasRedis)("that is a Redis without an answer is told in one sentence", async () => {
    const { url } = await openRedis();
    await redis?.kill();
    const sentence = "The Redis of STORAGE_URL cannot be used (it gives no answer).";
    await expect(openStorage(url, "", log, true)).rejects.toThrow(sentence);
  });

  it("on a network file system is warned of", async () => {
    const of = (type: number) => findNetworkFileSystem("/", async () => ({ type }));
    expect(await of(0x6969)).toBe("NFS");
    expect(await of(-11317950)).toBe("CIFS");
    expect(await of(0xef53), "ext4").toBeUndefined();
  });
});

async function writeBelow(folder: string, name: string, text = ""): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

async function damageDatabase(folder: string): Promise<string> {
  const storage = await openStorage(folder, "", log);
  for (let index = 0; index < 100; index += 1) {
    await storage.snapshots.write(`name ${index}`, "x".repeat(2000));
  }
  storage.close();
  const file = join(folder, "site.db");
  const { readFileSync } = await import("node:fs");
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 8192, 40_000);
  writeFileSync(file, bytes);
  return file;
}

describe("what version 2.0 has left in a folder", () => {
  async function leave(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
    for (const [name, value] of Object.entries(files)) {
      await mkdir(join(folder, name, ".."), { recursive: true });
      await writeFile(
        join(folder, name),
        typeof value === "string" ? value : JSON.stringify(value),
      );
    }
  }

  const list = async (storage: Storage) => (await storage.outbox.list()).map(({ id }) => id);

  it("is taken over at every start: snapshots, enquiries that wait, and those delivered", async () => {
    const folder = createTemporaryFolder({});
    await leave(folder, {
      "feeds/3f.json": `{"taken":[]}`,
      "enquiries/one.json": enquiryOf("one"),
      "enquiries/two.json": enquiryOf("two"),
      "enquiries/delivered/two.json": enquiryOf("two"),
      "enquiries/delivered/three.json": enquiryOf("three"),
    });
    const storage = await openStorage(folder, "", log);
    expect(await storage.snapshots.read("3f")).toBe(`{"taken":[]}`);
    await storage.outbox.add(enquiryOf("three"));
    expect(await list(storage)).toEqual(["one"]);
    expect((await readdir(folder)).filter((name) => !name.startsWith("site.db"))).toEqual([]);
    await leave(folder, { "enquiries/four.json": enquiryOf("four", 4) });
    storage.close();
    const again = await openStorage(folder, "", log);
    expect(await list(again)).toEqual(["one", "four"]);
    again.close();
  });

  it("and what an old server writes while it ends, within ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const folder = createTemporaryFolder({});
    const storage = await openStorage(folder, "", log);
    await leave(folder, { "enquiries/one.json": enquiryOf("one") });
    vi.advanceTimersByTime(10 * 60 * 1000);
    vi.useRealTimers();
    await vi.waitUntil(async () => (await list(storage)).length > 0);
    storage.close();
  });

  it("but not an enquiry that an old server is delivering, nor one that cannot be read", async () => {
    const folder = createTemporaryFolder({});
    await leave(folder, {
      "enquiries/one.json": enquiryOf("one"),
      "enquiries/one.1.lease": "",
      "enquiries/two.json": "{",
    });
    const storage = await openStorage(folder, "", log);
    expect(await list(storage)).toEqual([]);
    expect(await readdir(join(folder, "enquiries"))).toEqual(
      expect.arrayContaining(["one.json", "two.json"]),
    );
    storage.close();
  });

  it.runIf(hasRedis)("in Redis is read where it is", async () => {
    redis = await startRedis();
    const { connectRedis } = await import("./redis.ts");
    const old = await connectRedis(redis.url);
    await old.set("villa-website:feeds:3f.json", "{}");
    await old.hset("villa-website:enquiries", "one", JSON.stringify(enquiryOf("one")));
    await old.hset("villa-website:enquiries", "two", JSON.stringify(enquiryOf("two")));
    await old.set("villa-website:enquiries:delivered:two", "{}");
    old.disconnect();
    const storage = await openStorage(redis.url, "", log);
    expect(await storage.snapshots.read("3f")).toBe("{}");
    expect(await storage.outbox.claim("two", day)).toBeUndefined();
    expect(await list(storage)).toEqual(["one"]);
    storage.close();
  });
});
