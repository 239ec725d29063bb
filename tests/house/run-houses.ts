// `npm run houses`: the tests of a house on every house that there is, in `houses/` and `tests/houses/`;
// `npm run houses -- galil` on those that are named.
import { spawnSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { buildHouse, writeHouse } from "../support/build-house.ts";

const engine = join(import.meta.dirname, "../..");
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const own = globSync("houses/*/", { cwd: engine }).filter((house) => isWanted(basename(house)));
const written = await Promise.all(
  readdirSync(join(engine, "tests/houses"))
    .filter(isWanted)
    .map((name) => writeHouse(name)),
);
const houses = [...own.map((house) => join(engine, house)), ...written];

let building = build(houses[0]);
for (const [index, house] of houses.entries()) {
  console.log(`\n── ${house}`);
  const began = performance.now();
  const env = { ...process.env, HOUSE: house, OUT: await building };
  // Tests wait for a third of their time, which is enough for the next build.
  building = build(houses[index + 1]);
  const args = [
    join(engine, "node_modules/@playwright/test/cli.js"),
    ...["test", "--config", "tests/house", "--reporter", "dot"],
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: engine, env, stdio: "inherit" });
  console.log(`── ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (status !== 0) process.exitCode = 1;
}

/** Begins to build a house; a fault is told when its turn comes. */
function build(house: string | undefined): Promise<string> | undefined {
  const built = house === undefined ? undefined : buildHouse(house);
  built?.catch(() => undefined);
  return built;
}
