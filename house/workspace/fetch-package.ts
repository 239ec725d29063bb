import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { StartError } from "../findings/start-error.ts";
import packages from "./fetched-packages.json" with { type: "json" };

/** A package that is fetched on demand. */
export type FetchedPackage = keyof typeof packages;

/**
 * The folder, below this one, of a package's files without its dependencies; fetched if missing. Throws a StartError if
 * npm cannot fetch it or its hash differs.
 */
export async function fetchPackage(name: FetchedPackage, parent: string): Promise<string> {
  const { version, integrity } = packages[name];
  const folder = join(parent, `${basename(name)}-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    const args = ["--silent", "--fetch-retries", "0", "--pack-destination", aside];
    run("npm", ["pack", `${name}@${version}`, ...args]);
    const [archive = ""] = await readdir(aside);
    const digest = hash("sha512", await readFile(join(aside, archive)), "base64");
    if (`sha512-${digest}` !== integrity) {
      throw new StartError(`npm gave another ${name} than the one that we know.`);
    }
    run("tar", ["-xzf", join(aside, archive), "-C", aside]);
    await rename(join(aside, "package"), folder);
    return folder;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }

  function run(program: string, args: readonly string[]): void {
    const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
    if (status === 0) return;
    const reason = error?.message ?? stderr.trim().split("\n").at(-1);
    throw new StartError(`${name} is fetched once, by ${program}, and cannot be: ${reason}`);
  }
}
