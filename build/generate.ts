// Entry of the step that comes before development, type check and build: `node build/generate.ts`.
import { join, resolve } from "node:path";
import { runEntry } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";

const root = resolve(process.argv[2] ?? join(import.meta.dirname, ".."));

await runEntry(() => generate(root));
