// Entry of `npm run dev`. The server's modules import what is generated from content.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runEntry } from "../server/start-error.ts";

const root = join(import.meta.dirname, "..");

await runEntry(async () => {
  const mistakes = await findMistakes();
  // What is wrong with the content can be mended while an earlier one is served.
  if (mistakes !== "" && !existsSync(join(root, "generated", "site.ts"))) process.exit(1);
  const { serveSources } = await import("./dev-server.ts");
  await serveSources(root, mistakes, findMistakes);
});

/** Generates, by the sources as they are now; tells and gives back what is wrong with the content. */
async function findMistakes(): Promise<string> {
  const program = spawn(process.execPath, [join(root, "build/generate.ts")], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  const mistakes = await text(program.stderr);
  process.stderr.write(mistakes);
  return mistakes;
}
