// Entry of `npm run ready`: what must be done before the house may go online. Ends with an error while
// anything must.
import { join } from "node:path";
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { loadCheckedContent } from "./content/check-content.ts";
import { contentFolder, nameFolder } from "./content/content-folder.ts";
import { findUnready } from "./find-unready.ts";

await runEntry(async () => {
  const folder = contentFolder(join(import.meta.dirname, ".."));
  const content = await loadCheckedContent(folder);
  const unready = await findUnready(content, folder, readSettings(process.env));
  for (const sentence of unready) console.log(`- ${nameFolder(sentence)}`);
  console.log(unready.length === 0 ? "Ready." : `${unready.length} things to do before that.`);
  process.exitCode = unready.length === 0 ? 0 : 1;
});
