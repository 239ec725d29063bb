// Builds the houses that browser tests begin with, one after the other. `npm test` runs it beside the unit tests.
import { buildHouse, writeHouse } from "./build-house.ts";

for (const name of ["ginestra", "galil", "plaka"]) await buildHouse(await writeHouse(name));
