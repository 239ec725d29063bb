// Entry of `npm run dev`. Generates the data of the house first, which the server's modules import.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { runEntry } from "../../house/findings/start-error.ts";
import { importHouse } from "../../house/workspace/import-house.mjs";
import { readWorkspace } from "../../house/workspace/workspace.mjs";

await runEntry(async () => {
  const workspace = readWorkspace();
  const { house, made } = workspace;

  const mistakes = await findMistakes();
  // With an earlier valid version to serve, mistakes can be fixed while the server runs.
  if (mistakes !== "" && !existsSync(join(made, "generated", "site.mjs"))) process.exit(1);
  importHouse(join(made, "generated"));
  const { serveSources } = await import("./dev-server.ts");
  await serveSources(workspace, mistakes, findMistakes);

  /** Generates in a process with the current sources; prints and returns the mistakes. */
  async function findMistakes(): Promise<string> {
    const args = [
      join(import.meta.dirname, "..", `generate${extname(import.meta.filename)}`),
      "development",
      ...["--house", house],
    ];
    const program = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "pipe"] });
    const mistakes = await text(program.stderr);
    process.stderr.write(mistakes);
    return mistakes;
  }
});
