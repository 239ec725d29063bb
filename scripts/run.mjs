import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { engine } from "../build/workspace.mjs";

/** The project's own Node 24, which the package `node` brings. */
export const projectNode = join(engine, "node_modules", "node", "bin", "node");

/**
 * Runs a program in the project's folder and gives back its exit status (128 + n after signal n)
 * and, if quiet, what it printed. Signals are handed on to it, and after one this program ends too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(program, args, { quiet = false, env = process.env } = {}) {
  const child = spawn(program, args, { cwd: engine, env, stdio: quiet ? "pipe" : "inherit" });
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
