import { existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * Gives back the path of npm's own script, so that any Node can run it: the npm that started us,
 * else the one beside this Node, else the one on PATH; undefined where there is none.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} nodePath
 */
export function findNpmCli(environment, nodePath) {
  const folder = dirname(nodePath);
  const script = join("node_modules", "npm", "bin", "npm-cli.js");
  const onPath = (environment["PATH"] ?? environment["Path"] ?? "")
    .split(delimiter)
    .flatMap((entry) => [join(entry, script), join(entry, "npm")]);
  const candidates = [
    environment["npm_execpath"] ?? "",
    join(folder, script),
    join(folder, "..", "lib", script),
    ...onPath,
  ];
  // pnpm and yarn set npm_execpath too; npm on PATH is a link to the script.
  return candidates
    .filter((path) => path !== "" && existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => path.endsWith("npm-cli.js"));
}
