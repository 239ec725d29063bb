// `npm run check`: runs all tools and prints all findings. `npm run check -- knip` runs one of them. Plain JavaScript,
// because `npm test` runs it on the machine's own Node.
import { join } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";
import { runNode } from "./run.mjs";

/** The tools with their arguments. */
const tools = {
  biome: { args: ["ci", "."], finds: "Format and lint" },
  tsc: { args: ["--noEmit"], finds: "Types" },
  knip: { args: [], finds: "Unused code" },
};

/**
 * Runs tools in parallel and returns the output of each.
 * @param {readonly (keyof typeof tools)[]} names
 */
export function runTools(names = listNames()) {
  return Promise.all(
    names.map(async (name) => {
      const { args, finds } = tools[name];
      const program = join(engine, "node_modules", ".bin", name);
      const { status, output } = await runNode([program, ...args], { cwd: engine, quiet: true });
      return { title: finds, isGood: status === 0, output };
    }),
  );
}

function listNames() {
  return /** @type {(keyof typeof tools)[]} */ (Object.keys(tools));
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const names = listNames().filter((name) => wanted.length === 0 || wanted.includes(name));
  const unknown = wanted.find((name) => !(name in tools));
  if (unknown) console.error(`There is no check "${unknown}": expected ${listNames().join(", ")}.`);
  const results = unknown ? [] : await runTools(names);
  for (const { title, isGood, output } of results) {
    console.log(`── ${title}: ${isGood ? "passed" : "failed"}`);
    if (!isGood) console.log(output);
  }
  process.exitCode = !unknown && results.every(({ isGood }) => isGood) ? 0 : 1;
}
