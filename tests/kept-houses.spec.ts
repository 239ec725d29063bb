import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { migrateHouse } from "../migrate/migrate-house.ts";
import { buildHouse } from "./support/build-house.ts";
import { keptHouses, unpackHouse } from "./support/kept-houses.ts";

// What becomes of their words is in migrate.test.ts.
for (const name of keptHouses) {
  test(`${name}, a house of an earlier engine, is built once it is migrated`, async () => {
    const house = await unpackHouse(name);
    migrateHouse(house);
    const dist = await buildHouse(house);
    const { locales } = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
    for (const locale of locales.slice(1)) {
      expect(existsSync(join(dist, "static", `${locale}.html`)), locale).toBe(true);
    }
  });
}
