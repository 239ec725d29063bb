// Entry of `npm run ready`: what must be done before the house may go online. Ends with an error while
// anything must; `--mail` tries the mail server, too.
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { loadCheckedContent } from "./content/check-content.ts";
import { findMailFaults } from "./find-mail-faults.ts";
import { findUnready } from "./find-unready.ts";
import { readWorkspace } from "./workspace.mjs";

/** Has the mail server tried, too. */
const tryMail = "--mail";

await runEntry(async () => {
  const args = process.argv.slice(2);
  const { house } = readWorkspace(args.filter((arg) => arg !== tryMail));
  const content = await loadCheckedContent(house);
  const settings = readSettings(process.env);
  const unready = [
    ...(await findUnready(content, house, settings)),
    ...(await findMailFaults(content, settings, args.includes(tryMail))),
  ];
  for (const sentence of unready) console.log(`- ${sentence}`);
  console.log(unready.length === 0 ? "Ready." : `${unready.length} things to do before that.`);
  process.exitCode = unready.length === 0 ? 0 : 1;
});
