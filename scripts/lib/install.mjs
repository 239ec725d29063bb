import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { describeMachine, findMissingBinaries } from "./missing-binaries.mjs";
import { findNpmCli } from "./npm-cli.mjs";
import { projectNodePath } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";
import { requireSuccess, StepFailure } from "./step-failure.mjs";

/** @typedef {{ root: string, npmCli?: string, machine?: import("./missing-binaries.mjs").Machine }} InstallOptions */

// --include=dev: a machine with NODE_ENV=production still has to build.
const NPM_ARGS = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
const NODE_COPY_FOLDER = join(".cache", "node");

/**
 * Installs the locked dependencies unless they are there, and gives back whether it had to; throws
 * a StepFailure with a sentence. The marker is written last, so an interrupted install is redone.
 * @param {InstallOptions} options
 */
export async function installIfNeeded({ root, npmCli, machine }) {
  const marker = join(root, "node_modules", ".installed");
  const wanted = hashDependencies(root);
  if (existsSync(projectNodePath(root)) && readIfThere(marker) === wanted) return false;

  console.log("Installing dependencies …");
  const cli = npmCli ?? findNpmCli(process.env, process.execPath);
  if (!cli) throw new StepFailure("npm was not found: install Node.js together with npm.", 1);
  rmSync(marker, { force: true });
  try {
    await installWithFittingNode(root, cli, machine);
  } finally {
    rmSync(join(root, NODE_COPY_FOLDER), { recursive: true, force: true });
  }
  writeFileSync(marker, wanted);
  return true;
}

/**
 * npm skips vite's, sharp's and other platform packages when the Node that runs npm is too old for
 * their `engines` (Node 18 is), and no flag stops it. The first pass always brings Node 24 itself,
 * so where something is missing npm runs once more, with that Node.
 * @param {string} root
 * @param {string} cli
 * @param {import("./missing-binaries.mjs").Machine | undefined} machine
 */
async function installWithFittingNode(root, cli, machine = describeMachine()) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  // npm deletes node_modules: when our Node lives there, npm runs on a copy of it.
  const isOwnNode = process.execPath.startsWith(join(root, "node_modules") + sep);
  const firstNode = isOwnNode ? copyNode(root, process.execPath) : process.execPath;

  await runNpm(root, firstNode, cli);
  const ownNode = projectNodePath(root);
  if (!existsSync(ownNode)) {
    throw new StepFailure(
      "npm did not install Node 24 (package node): allow install scripts, " +
        "for example with `npm config delete ignore-scripts`.",
      1,
    );
  }
  if (findMissingBinaries(root, packages, machine).length === 0) return;

  await runNpm(root, copyNode(root, ownNode), cli);
  const missing = findMissingBinaries(root, packages, machine);
  if (missing.length > 0) {
    throw new StepFailure(`npm left out ${missing.join(", ")}: run the command again.`, 1);
  }
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string} cli
 */
async function runNpm(root, node, cli) {
  const result = await runCommand(node, [cli, ...NPM_ARGS], { cwd: root, quiet: true });
  if (result.status !== 0 && !result.interrupted) process.stderr.write(result.output);
  requireSuccess(result, "The dependencies could not be installed.");
}

/**
 * @param {string} root
 * @param {string} source
 */
function copyNode(root, source) {
  const copy = join(root, NODE_COPY_FOLDER, basename(source));
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(source, copy);
  return copy;
}

/** @param {string} root */
function hashDependencies(root) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return createHash("sha256")
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
