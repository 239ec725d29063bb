import { spawn } from "node:child_process";
import { constants } from "node:os";
import { watchParent } from "./watch-parent.mjs";

/** @typedef {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} CommandOptions */
/** @typedef {{ status: number, interrupted: boolean, output: string }} CommandResult */

const FORWARDED_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program, hands signals on to it, and gives back its exit status (128 + n after signal n),
 * whether we were told to stop meanwhile, and, if quiet, what it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<CommandResult>}
 */
export function runCommand(program, args, { cwd, env = process.env, quiet = false }) {
  return new Promise((resolve) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(program, args, { cwd, env, stdio });
    let output = "";
    let interrupted = false;

    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = true;
      // A terminal sends Ctrl+C to the whole group itself; a second one would mean "at once".
      if (!(signal === "SIGINT" && process.stdin.isTTY)) child.kill(signal);
    };
    const stopWatching = watchParent(() => forward("SIGTERM"));
    /** @param {number} status */
    const finish = (status) => {
      stopWatching();
      for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
      resolve({ status, interrupted, output });
    };

    for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => {
      output += `${error.message}\n`;
      if (!quiet) console.error(error.message);
      finish(127);
    });
    child.on("close", (code, signal) => {
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
