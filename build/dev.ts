// Entry of `npm run dev`. The server's modules import what is generated from content.
import { join } from "node:path";
import { StartError } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { Mistakes } from "./content/mistakes.ts";

const root = join(import.meta.dirname, "..");

try {
  await generate(root, process.stdout);
  const { serveSources } = await import("./dev-server.ts");
  await serveSources(root);
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
