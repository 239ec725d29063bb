// Entry of `villa migrate <folder>`: brings the files of a house of an earlier version up to date; those in
// the current folder where none is named.
import { readWorkspace } from "../build/workspace.mjs";
import { runEntry, StartError } from "../server/start-error.ts";
import { migrateHouse } from "./migrate-house.ts";

await runEntry(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new StartError("Name one folder: villa migrate <folder>");
  const { house } = readWorkspace(name === undefined ? [] : ["--house", name]);
  const told = migrateHouse(house);
  console.log(told.length > 0 ? told.join("\n") : `There is nothing to change in ${house}.`);
});
