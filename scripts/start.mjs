// Runs on the machine's own Node (20.19 or later) with nothing installed: no package, no TypeScript.
import { installIfNeeded, serveHouse } from "./prepare.mjs";

process.exitCode = (await installIfNeeded()) ? await serveHouse(process.argv.slice(2)) : 1;
