import { existsSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */
/** @typedef {{ os: string, cpu: string, libc: string }} Machine */

/**
 * Gives back the platform packages of the lock file that fit this machine but are not there. npm
 * leaves them out without a word when their `engines` exclude the Node that runs npm, and when
 * their download fails.
 * @param {string} root
 * @param {Record<string, LockedPackage>} packages
 * @param {Machine} machine
 */
export function findMissingBinaries(root, packages, machine) {
  return Object.entries(packages)
    .filter(([, entry]) => entry.optional && (entry.os ?? entry.cpu))
    .filter(([, entry]) => fits(entry.os, machine.os) && fits(entry.cpu, machine.cpu))
    .filter(([, entry]) => fits(entry.libc, machine.libc))
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)));
}

/** Gives back the operating system, processor and C library as package.json files name them. */
export function describeMachine() {
  return { os: process.platform, cpu: process.arch, libc: detectLibc() };
}

/**
 * @param {string[] | undefined} list
 * @param {string} value
 */
function fits(list, value) {
  if (!list) return true;
  return list.some((item) => item.startsWith("!"))
    ? !list.includes(`!${value}`)
    : list.includes(value);
}

function detectLibc() {
  if (process.platform !== "linux") return "";
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  );
  return report.header?.glibcVersionRuntime ? "glibc" : "musl";
}
