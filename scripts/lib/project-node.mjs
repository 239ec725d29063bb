import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Gives back the path of the project's own Node 24, which the npm package `node` brings.
 * @param {string} root
 */
export function projectNodePath(root) {
  const file = process.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", "node", "bin", file);
}

/**
 * Gives back the script behind a package's command, to be run with the project's Node.
 * @param {string} root
 * @param {string} packageName
 * @param {string} command
 */
export function toolPath(root, packageName, command) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[command]);
}

/**
 * Gives back the environment in which `node` and the tools mean the project's own.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(root) {
  // Windows spells it Path: assigning PATH beside it would leave two.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const bin = join(root, "node_modules", ".bin");
  return { ...process.env, [name]: [bin, process.env[name] ?? ""].join(delimiter) };
}
