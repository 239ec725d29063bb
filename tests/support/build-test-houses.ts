// `npm test` runs it beside the unit tests, which leave processors idle.
import { buildTestHouses } from "./test-houses.ts";

await buildTestHouses();
