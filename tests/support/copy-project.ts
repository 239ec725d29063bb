import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** What a build reads. */
const sourceFolders = ["app", "build", "content", "server"];

/**
 * Makes a folder a copy of the project that can be built: with the same packages, with these
 * further folders, and without what it held before.
 */
export function copyProject(root: string, copy: string, furtherFolders: readonly string[]): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [...sourceFolders, ...furtherFolders]) {
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const name of readdirSync(root).filter((one) => /^[^.].*\.(?:json|ts)$/.test(one))) {
    cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}
