// Writes the house of the engine's tests, builds it unless that has been done, and serves its site.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildHouse, writeHouse } from "./build-house.ts";

const site = await buildHouse(await writeHouse("ginestra"));
await import(pathToFileURL(join(site, "server.js")).href);
