// Entry of `npm run ready`: what must be done before the house may go online. Ends with an error while
// anything must.
import { join } from "node:path";
import { readSettings } from "../server/settings.ts";
import { StartError } from "../server/start-error.ts";
import { checkContent } from "./content/check-content.ts";
import { contentFolder, nameFolder } from "./content/content-folder.ts";
import { findUnready } from "./content/find-unready.ts";
import { loadContent } from "./content/load-content.ts";
import { Mistakes } from "./content/mistakes.ts";

try {
  const folder = contentFolder(join(import.meta.dirname, ".."));
  const content = await loadContent(folder);
  const mistakes = checkContent(content);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  const unready = await findUnready(content, folder, readSettings(process.env));
  for (const sentence of unready) console.log(`- ${nameFolder(sentence)}`);
  console.log(unready.length === 0 ? "Ready." : `${unready.length} things to do before that.`);
  process.exitCode = unready.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
