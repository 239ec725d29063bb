import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hashInputs } from "../build/hash-inputs.mjs";
import { engine, readWorkspace } from "../house/workspace/workspace.mjs";
import { findNode, programFile, run, runNode } from "./run.mjs";

/**
 * Installs the locked packages unless they are installed; prints a sentence if that fails. Returns whether they are
 * installed. The marker is written last, so that an interrupted installation is repeated.
 */
export async function installIfNeeded() {
  const marker = join(engine, "node_modules", ".installed");
  const locked = readFileSync(join(engine, "package-lock.json"));
  const wanted = createHash("sha256").update(`${process.platform} ${process.arch}`).update(locked);
  const hash = wanted.digest("hex");
  if (findNode() && readIfThere(marker) === hash) return true;

  console.log("Installing dependencies …");
  // npm deletes node_modules: it must not run on the Node in there, which `npm start` puts first.
  const own = join(engine, "node_modules");
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const path = folders.filter((folder) => !folder.startsWith(own)).join(delimiter);
  rmSync(marker, { force: true });
  // --include=dev: a machine with NODE_ENV=production still has to build.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const npm = await run("npm", args, {
    quiet: true,
    cwd: engine,
    env: { ...process.env, PATH: path },
  });
  if (npm.status !== 0) {
    console.error(`${npm.output}\nThe dependencies could not be installed.`);
    return false;
  }
  if (!findNode()) {
    console.error(
      "npm did not install Node 24 (package node): allow install scripts, " +
        "for example with `npm config delete ignore-scripts`.",
    );
    return false;
  }
  // Headers and documents of the package `node`, 68 MB that are not needed.
  rmSync(join(own, "node", "node_modules"), { recursive: true, force: true });
  writeFileSync(marker, hash);
  return true;
}

/** Builds a house unless its site was built from the same inputs; returns whether the site exists. */
export async function buildIfChanged(workspace = readWorkspace()) {
  const { house, out } = workspace;
  if (readIfThere(join(out, ".built")) === hashInputs(workspace, process.env)) return true;
  console.log("Building …");
  const { status } = await runNode([programFile("build/build"), "--house", house, "--out", out]);
  if (status !== 0) console.error("The build failed.");
  return status === 0;
}

/**
 * Builds a house if needed, and serves its site; returns the exit status, 2 with a sentence for an unknown option.
 * @param {readonly string[]} args
 */
export async function serveHouse(args) {
  try {
    const workspace = readWorkspace(args);
    if (!(await buildIfChanged(workspace))) return 1;
    return (await runNode([join(workspace.out, "server.js")])).status;
  } catch (error) {
    const { code = "", message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(message);
    return 2;
  }
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
