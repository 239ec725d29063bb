import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";

const nodeFile = join("node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * The Node 24 of the package `node`, in the engine's packages or in those of a house; undefined if not installed.
 */
export function findNode() {
  const folders = [join(engine, "node_modules"), dirname(engine)];
  return folders.map((folder) => join(folder, nodeFile)).find((file) => existsSync(file));
}

/**
 * The file of one of the engine's programs; compiled ones in a package (`scripts/compile.mjs`).
 * @param {string} name
 */
export function programFile(name) {
  return engine.includes("node_modules")
    ? join(engine, "lib", `${name}.js`)
    : join(engine, `${name}.ts`);
}

/**
 * Runs a program on the engine's Node, else on the one that runs this, as `run` does.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(findNode() ?? process.execPath, args, options);
}

/**
 * Runs a program and returns its exit status (128 + n after signal n) and, if quiet, what it
 * printed. Signals are handed on to it, and after one this program ends too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(program, args, { quiet = false, env = process.env, cwd = process.cwd() } = {}) {
  const child = spawn(program, args, { cwd, env, stdio: quiet ? "pipe" : "inherit" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  let isInterrupted = false;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    isInterrupted = true;
    // A terminal sends Ctrl+C to the whole group itself; a second one would mean "at once".
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    /** @param {number} status */
    const finish = (status) => {
      for (const signal of signals) process.off(signal, forward);
      if (isInterrupted) process.exit(status);
      resolve({ status, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.on("close", (code, signal) => {
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
