// Runs on the machine's own Node (20.19 or later) with nothing installed: no package, no TypeScript.
import { buildIfChanged, installIfNeeded } from "./prepare.mjs";
import { projectNode, run } from "./run.mjs";

const isReady = (await installIfNeeded()) && (await buildIfChanged());
process.exitCode = isReady ? (await run(projectNode, ["dist/server.js"])).status : 1;
