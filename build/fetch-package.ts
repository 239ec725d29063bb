import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "../server/start-error.ts";

/**
 * Puts the files of a package, `name@version` without those that it depends on, into a folder, unless
 * they are there. Throws a StartError where npm cannot, or gives other bytes than those of this hash.
 */
export async function fetchPackage(name: string, integrity: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    run("npm", ["pack", name, "--silent", "--fetch-retries", "0", "--pack-destination", aside]);
    const [archive = ""] = await readdir(aside);
    const digest = hash("sha512", await readFile(join(aside, archive)), "base64");
    if (`sha512-${digest}` !== integrity) {
      throw new StartError(`npm gave another ${name} than the one that we know.`);
    }
    run("tar", ["-xzf", join(aside, archive), "-C", aside]);
    await rename(join(aside, "package"), folder);
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
