import { runCommand } from "./run-command.mjs";
import { requireSuccess } from "./step-failure.mjs";

let isListUpdated = false;

/**
 * Installs a package of the system with apt-get; what goes wrong is told in a line, no more.
 * @param {string} root
 * @param {string} name
 */
export async function aptInstall(root, name) {
  const sudo = process.getuid?.() === 0 ? [] : process.stdin.isTTY ? ["sudo"] : ["sudo", "-n"];
  // A stale or partly unreachable package list need not stop the installation.
  if (!isListUpdated) await attempt(root, [...sudo, "apt-get", "update"]);
  isListUpdated = true;
  await attempt(root, [...sudo, "apt-get", "install", "-y", name]);
}

/**
 * Runs a command without its output, and says in a line when that did not work.
 * @param {string} root
 * @param {string[]} command
 */
export async function attempt(root, [program = "", ...args]) {
  const result = await runCommand(program, args, { cwd: root, quiet: true });
  if (result.interrupted) requireSuccess(result, "");
  const reason = result.output.trim().split("\n").at(-1);
  if (result.status !== 0) console.log(`That did not work: ${reason}`);
}
