// Entry of the step that comes before development and build: `node build/generate.ts`.
import { runEntry } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { readWorkspace } from "./workspace.mjs";

await runEntry(async () => void (await generate(readWorkspace())));
