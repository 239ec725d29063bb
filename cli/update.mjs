// `villa update`: updates the engine of the house in the current folder by npm, and prints its changelog. Runs on the
// machine's own Node, because the engine's is replaced meanwhile.
import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";
import { run } from "../scripts/run.mjs";

/** @type {{ name: string }} */
const { name } = readJson(join(engine, "package.json"));

/**
 * Installs a newer engine, or the named one, and prints the result; returns the exit status.
 * @param {string} [named] an archive, a Git address or a version
 */
export async function updateEngine(named) {
  const folder = process.cwd();
  const manifest = join(folder, "package.json");
  /** @type {string | undefined} */
  const wanted = existsSync(manifest) ? readJson(manifest).dependencies?.[name] : undefined;
  if (wanted === undefined) {
    console.error(`${manifest} does not depend on ${name}: go to the folder of your house.`);
    return 1;
  }
  const before = readVersion(folder);
  const newer =
    named === undefined ? findNewerArchive(folder, before) : bringArchive(folder, named);
  if (newer === undefined && isArchive(wanted)) {
    console.log(
      `The engine is ${before}, from the file ${wanted.replace("file:", "")}, in which npm finds nothing newer. ` +
        "Put a newer archive into this folder and run villa update again.",
    );
    return 0;
  }
  if (newer === undefined && isUnbound(wanted)) {
    const [major = ""] = before.split(".");
    console.error(
      `package.json takes the engine from ${wanted}, where the newest may ask for changes to your files. Name the ` +
        `first number that you want: npm install "${wanted}#semver:^${major}"`,
    );
    return 1;
  }
  const args = newer === undefined ? ["update", name] : ["install", newer, "--save"];
  const { status, output } = await run("npm", [...args, "--no-audit", "--no-fund"], {
    quiet: true,
  });
  if (status !== 0) {
    console.error(`${output}\nnpm could not update the engine; it is ${before} as before.`);
    return 1;
  }
  const after = readVersion(folder);
  if (after === before && named !== undefined) {
    console.log(`The engine is ${before} as before, now from ${newer}.`);
    return 0;
  }
  console.log(
    after === before
      ? `The engine is ${before}, the newest that ${newer ?? wanted} offers. Nothing was changed.`
      : `The engine was ${before} and is ${after}.\n${readChanges(folder, before, after)}`,
  );
  return 0;
}

/**
 * Whether a source of a package is a file made by `npm pack`.
 * @param {string} wanted
 */
export function isArchive(wanted) {
  return /\.(?:tgz|tar\.gz)$/.test(wanted) && !/^https?:/.test(wanted);
}

/**
 * Whether it is a Git repository without the versions that may be taken of it.
 * @param {string} wanted
 */
function isUnbound(wanted) {
  return /^(?:git|github:|gitlab:|[\w-]+\/[\w.-]+$)|\.git$/.test(wanted) && !wanted.includes("#");
}

/**
 * The path of an archive in this folder, copied from elsewhere if it is not there, so that other machines find it; any
 * other source as it is.
 * @param {string} folder
 * @param {string} named
 */
function bringArchive(folder, named) {
  const from = resolve(folder, named.replace(/^file:/, ""));
  if (!isArchive(named) || !existsSync(from)) return named;
  const to = join(folder, basename(from));
  if (from !== to) copyFileSync(from, to);
  return `./${basename(from)}`;
}

/**
 * The newest archive of the engine in this folder, if it is newer than what is installed.
 * @param {string} folder
 * @param {string} before
 */
function findNewerArchive(folder, before) {
  const versionOf = (/** @type {string} */ file) => file.slice(name.length + 1, -".tgz".length);
  const newest = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && /-\d+\.\d+\.\d+\.tgz$/.test(file))
    .sort((one, other) => compare(versionOf(one), versionOf(other)))
    .findLast((file) => compare(versionOf(file), before) > 0);
  return newest && `./${newest}`;
}

/**
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  return one.localeCompare(other, "en", { numeric: true });
}

/**
 * The sections of the changelog after one version, up to another.
 * @param {string} folder
 * @param {string} before
 * @param {string} after
 */
function readChanges(folder, before, after) {
  const file = join(folder, "node_modules", name, "CHANGELOG.md");
  const sections = existsSync(file)
    ? readFileSync(file, "utf8")
        .split(/^(?=## \d)/m)
        .slice(1)
    : [];
  const changes = sections.filter((section) => {
    const [version = ""] = section.slice("## ".length).split("\n");
    return compare(version, before) > 0 && compare(version, after) <= 0;
  });
  return changes.length === 0
    ? "Its changelog names nothing to do."
    : `\n${changes.join("\n").trim()}`;
}

/** @param {string} folder */
function readVersion(folder) {
  const file = join(folder, "node_modules", name, "package.json");
  return existsSync(file) ? String(readJson(file).version) : "not installed";
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
