import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Files } from "../../build/assets/generated-folder.ts";
import { engine } from "../../house/workspace/workspace.mjs";
import { isArchive } from "../update.mjs";

const { name, version } = readJson(join(engine, "package.json"));

/**
 * The engine's source for the `package.json` of a house, so that npm finds it on any machine, and the files that this
 * needs in the folder: an archive from elsewhere is copied into it.
 */
export function findEngine(folder: string): { readonly source: string; readonly files: Files } {
  const { from, source } = findSource(folder);
  if (!source.startsWith("file:")) return { source, files: {} };
  const path = resolve(from, source.slice("file:".length));
  const own = relative(folder, path).replaceAll(sep, "/");
  if (!isArchive(path) || !own.startsWith("..")) return { source: `file:${own}`, files: {} };
  const archive = basename(path);
  return {
    source: `file:${archive}`,
    files: { [archive]: readFileSync(path), ...moveInLock(folder, source, `file:${archive}`) },
  };
}

/** The specifier that npm has recorded, and the folder that it is relative to. */
function findSource(folder: string): { readonly from: string; readonly source: string } {
  const modules = dirname(engine);
  if (basename(modules) !== "node_modules")
    return { from: folder, source: readWritten(folder) ?? `file:${relative(folder, engine)}` };
  for (const from of [folder, dirname(modules)]) {
    const source = readWritten(from);
    if (source !== undefined) return { from, source };
  }
  return { from: folder, source: version };
}

function readWritten(folder: string): string | undefined {
  const file = join(folder, "package.json");
  return existsSync(file) ? readJson(file).dependencies?.[name] : undefined;
}

/** Adapts the lock file, because `npm ci` refuses one that names another file than `package.json`. */
function moveInLock(folder: string, before: string, after: string): Files {
  const file = join(folder, "package-lock.json");
  if (!existsSync(file)) return {};
  const quoted = (source: string) => JSON.stringify(source);
  return {
    "package-lock.json": readFileSync(file, "utf8").replaceAll(quoted(before), quoted(after)),
  };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
