// Entry of `npm run dev`. The server's modules import what is generated from content.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runEntry } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { Mistakes } from "./content/mistakes.ts";

const root = join(import.meta.dirname, "..");

await runEntry(async () => {
  const mistakes = await findMistakes();
  const { serveSources } = await import("./dev-server.ts");
  await serveSources(root, mistakes);
});

/** Generates; what is wrong with the content can be mended while an earlier one is served. */
async function findMistakes(): Promise<string> {
  try {
    await generate(root);
    return "";
  } catch (error) {
    if (!(error instanceof Mistakes && existsSync(join(root, "generated", "site.ts")))) throw error;
    console.error(error.message);
    return error.message;
  }
}
