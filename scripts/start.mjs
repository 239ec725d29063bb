// Runs on the machine's own Node (18 or later) with nothing installed: no package, no TypeScript.
import { fileURLToPath } from "node:url";
import { buildIfChanged } from "./lib/build-if-changed.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { projectEnvironment, projectNodePath } from "./lib/project-node.mjs";
import { runCommand } from "./lib/run-command.mjs";
import { runMain } from "./lib/step-failure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await runMain(async () => {
  await installIfNeeded({ root });
  await buildIfChanged(root);
  const options = { cwd: root, env: projectEnvironment(root) };
  return (await runCommand(projectNodePath(root), ["dist/server.js"], options)).status;
});
