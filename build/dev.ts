// Entry of `npm run dev`. The server's modules import what is generated from content.
import { join } from "node:path";
import { generate } from "./assets/generate.ts";
import { runEntry } from "./run-entry.ts";

const root = join(import.meta.dirname, "..");

await runEntry(async () => {
  await generate(root, process.stdout);
  const { serveSources } = await import("./dev-server.ts");
  await serveSources(root);
});
