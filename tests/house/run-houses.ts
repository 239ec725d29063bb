// `npm run houses`: the tests of a house on every house that there is, in `houses/` and `tests/houses/`;
// `npm run houses -- galil` on those that are named. With `--list` it prints the houses and tests nothing.
import { spawnSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { buildHouse, writeHouse } from "../support/build-house.ts";

const engine = join(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: { list: { type: "boolean" } },
  allowPositionals: true,
});
const own = globSync("houses/*/", { cwd: engine });
const ofTests = readdirSync(join(engine, "tests/houses"));
const names = [...own.map((house) => basename(house)), ...ofTests];
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no house "${unknown}": expected ${names.join(", ")}.`);
  process.exit(1);
}
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
if (values.list) {
  console.log(names.filter(isWanted).join("\n"));
  process.exit(0);
}
const written = await Promise.all(ofTests.filter(isWanted).map((name) => writeHouse(name)));
const wantedOwn = own.filter((house) => isWanted(basename(house)));
const houses = [...wantedOwn.map((house) => join(engine, house)), ...written];

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
