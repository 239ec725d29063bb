// Runs on the machine's own Node (20.19 or later) with nothing installed: no package, no TypeScript.
import { join } from "node:path";
import { readWorkspace } from "../build/workspace.mjs";
import { buildIfChanged, installIfNeeded } from "./prepare.mjs";
import { runNode } from "./run.mjs";

const workspace = readWorkspace();
const isReady = (await installIfNeeded()) && (await buildIfChanged(workspace));
process.exitCode = isReady ? (await runNode([join(workspace.out, "server.js")])).status : 1;
