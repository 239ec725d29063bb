// Entry of `npm run migrate -- <folder>`: brings the content of a house of an earlier version up to date.
import { readWorkspace } from "../build/workspace.mjs";
import { runEntry, StartError } from "../server/start-error.ts";
import { migrateHouse } from "./migrate-house.ts";

await runEntry(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) {
    throw new StartError("Name the folder of the house: npm run migrate -- ../casa");
  }
  const told = migrateHouse(readWorkspace(["--house", name]).house);
  console.log(told.length > 0 ? told.join("\n") : `There is nothing to change in ${name}.`);
});
