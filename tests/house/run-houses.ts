// `npm run houses`: the tests of a house on every house that there is, in `houses/` and `tests/houses/`.
import { spawnSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildHouse, writeHouse } from "../support/build-house.ts";

const engine = join(import.meta.dirname, "../..");
const own = globSync("houses/*/", { cwd: engine }).map((house) => join(engine, house));
const written = await Promise.all(
  readdirSync(join(engine, "tests/houses")).map((name) => writeHouse(name)),
);

for (const house of [...own, ...written]) {
  console.log(`\n── ${house}`);
  const began = performance.now();
  const env = { ...process.env, HOUSE: house, OUT: await buildHouse(house) };
  const args = [
    join(engine, "node_modules/@playwright/test/cli.js"),
    ...["test", "--config", "tests/house", "--reporter", "dot"],
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: engine, env, stdio: "inherit" });
  console.log(`── ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (status !== 0) process.exitCode = 1;
}
