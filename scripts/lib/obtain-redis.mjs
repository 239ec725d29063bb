import { spawnSync } from "node:child_process";
import { aptInstall } from "./apt-install.mjs";

/**
 * Installs Redis in CI where there is none: its tests are skipped without. On a machine that
 * somebody works at it would become a service that runs, so there it is left to its owner.
 * @param {string} root
 */
export async function obtainRedis(root) {
  const isThere = spawnSync("redis-server", ["--version"]).status === 0;
  if (isThere || process.platform !== "linux" || !process.env["CI"]) return;
  console.log("No redis-server found: installing it with apt-get …");
  await aptInstall(root, "redis-server");
}
