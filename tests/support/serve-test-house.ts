// Builds the test houses that are not built yet, and serves the site of the first.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findHouse } from "./build-house.ts";
import { buildTestHouses } from "./test-houses.ts";

await buildTestHouses();
await import(pathToFileURL(join(findHouse("ginestra"), "dist/server.js")).href);
