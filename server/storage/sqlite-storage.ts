import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Enquiry, keptMilliseconds, type Storage } from "./storage.ts";
import { isBusy } from "./storage-error.ts";

/** How long the event loop may block on another process's transaction, in milliseconds. */
const busyMilliseconds = 50;

/** How often a blocked transaction is repeated, and the pause before each, in milliseconds. */
const busyRetries = 40;
const busyPause = 50;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS snapshots (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS enquiries (
    id TEXT PRIMARY KEY,
    enquiry TEXT NOT NULL,
    received_at TEXT NOT NULL,
    delivered_at INTEGER,
    claim TEXT,
    claimed_at INTEGER,
    claimed_for INTEGER
  ) STRICT;
`;

type Database = InstanceType<typeof import("node:sqlite").DatabaseSync>;

/** A storage in one SQLite file, which several processes on one machine may share. Rejects where it fails. */
export async function openSqliteStorage(file: string): Promise<Storage> {
  const database = await openDatabase(file);
  const { text, enquiries } = prepareStatements(database);
  const parse = (row: unknown) => JSON.parse((row as { enquiry: string }).enquiry) as Enquiry;

  return {
    snapshots: {
      read: (name) => run(() => (text.read.get(name)?.["text"] as string | undefined) ?? null),
      write: (name, value) => run(() => void text.write.run(name, value)),
    },
    outbox: {
      add: (enquiry) => {
        const { id, receivedAt } = enquiry;
        return run(() => void enquiries.add.run(id, JSON.stringify(enquiry), receivedAt));
      },
      list: () => run(() => enquiries.list.all().map(parse)),
      claim: async (id, milliseconds) => {
        const claim = randomUUID();
        const values = { $id: id, $claim: claim, $now: Date.now(), $milliseconds: milliseconds };
        const row = await run(() => enquiries.claim.get(values));
        if (!row) return undefined;
        return {
          enquiry: parse(row),
          done: (at = Date.now()) => run(() => void enquiries.done.run(Math.round(at), id)),
          release: async (changed) => {
            const value = changed && JSON.stringify(changed);
            if (value) await run(() => enquiries.update.run(value, id, claim));
            await run(() => enquiries.release.run(id, claim));
          },
          remove: () => run(() => void enquiries.remove.run(id, claim)),
        };
      },
      deleteOld: () => run(() => void enquiries.deleteOld.run(Date.now() - keptMilliseconds)),
    },
    close: () => database.close(),
  };
}

/** Opens the file, with its tables; rejects if it is damaged or cannot be written. */
async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(file, { timeout: busyMilliseconds });
  try {
    await run(() => {
      database.exec(schema);
      const check = database.prepare("PRAGMA quick_check(1)").get();
      if (check?.["quick_check"] !== "ok")
        throw Object.assign(new Error("damaged"), { errcode: 11 });
      // Writes once at start, so that a read-only file is found before a guest's enquiry.
      database.exec("BEGIN IMMEDIATE; DELETE FROM snapshots WHERE name = ''; COMMIT");
    });
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Runs a short transaction; repeats it if another process holds the lock. */
async function run<Result>(work: () => Result): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || retry === busyRetries) throw error;
      await wait(busyPause);
    }
  }
}

function prepareStatements(database: Database) {
  const text = {
    read: database.prepare("SELECT text FROM snapshots WHERE name = ?"),
    write: database.prepare("INSERT OR REPLACE INTO snapshots (name, text) VALUES (?, ?)"),
  };
  const enquiries = {
    add: database.prepare(
      "INSERT OR IGNORE INTO enquiries (id, enquiry, received_at) VALUES (?, ?, ?)",
    ),
    list: database.prepare(
      "SELECT enquiry FROM enquiries WHERE delivered_at IS NULL ORDER BY received_at",
    ),
    // A claim in the future was made by a wrong clock: its absolute distance counts.
    claim: database.prepare(
      `UPDATE enquiries SET claim = $claim, claimed_at = $now, claimed_for = $milliseconds
       WHERE id = $id AND delivered_at IS NULL
         AND (claim IS NULL OR abs($now - claimed_at) >= claimed_for)
       RETURNING enquiry`,
    ),
    done: database.prepare(
      "UPDATE enquiries SET delivered_at = ?, claim = NULL WHERE id = ? AND delivered_at IS NULL",
    ),
    update: database.prepare(
      "UPDATE enquiries SET enquiry = ? WHERE id = ? AND claim = ? AND delivered_at IS NULL",
    ),
    release: database.prepare("UPDATE enquiries SET claim = NULL WHERE id = ? AND claim = ?"),
    remove: database.prepare("DELETE FROM enquiries WHERE id = ? AND claim = ?"),
    deleteOld: database.prepare("DELETE FROM enquiries WHERE delivered_at < ?"),
  };
  return { text, enquiries };
}
