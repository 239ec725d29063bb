// Entry of the step that comes before development, type check and build: `node build/generate.ts`.
import { join, resolve } from "node:path";
import { generate } from "./assets/generate.ts";
import { Mistakes } from "./content/mistakes.ts";

const root = resolve(process.argv[2] ?? join(import.meta.dirname, ".."));

try {
  await generate(root, process.stdout);
} catch (error) {
  if (!(error instanceof Mistakes)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
