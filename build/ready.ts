// Entry of `npm run ready`: what must be done before the house may go online. Ends with an error while
// anything must.
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { loadCheckedContent } from "./content/check-content.ts";
import { findUnready } from "./find-unready.ts";
import { readWorkspace } from "./workspace.mjs";

await runEntry(async () => {
  const { house } = readWorkspace();
  const content = await loadCheckedContent(house);
  const unready = await findUnready(content, house, readSettings(process.env));
  for (const sentence of unready) console.log(`- ${sentence}`);
  console.log(unready.length === 0 ? "Ready." : `${unready.length} things to do before that.`);
  process.exitCode = unready.length === 0 ? 0 : 1;
});
