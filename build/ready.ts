// Entry of `npm run ready`: what must be done before houses may go online, and what to look at again.
// Ends with an error while anything must be done. `--mail` sends a test mail, too.
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { sendTestMail } from "./find-mail-faults.ts";
import { examineHouse, type Unready } from "./find-unready.ts";
import { readWorkspaces } from "./workspace.mjs";

await runEntry(async () => {
  const args = process.argv.slice(2);
  const houses = readWorkspaces(args.filter((arg) => arg !== "--json" && arg !== "--mail"));
  const settings = readSettings(process.env);
  const mail = args.includes("--mail")
    ? await sendTestMail(settings)
    : { errors: [], warnings: [] };
  const found = [];
  for (const house of houses) {
    const { errors, warnings } = await examineHouse(house, settings);
    found.push({
      house: house.house,
      errors: [...errors, ...mail.errors],
      warnings: [...warnings, ...mail.warnings],
    });
  }
  console.log(
    args.includes("--json") ? describeForMachines(found) : found.map(describe).join("\n"),
  );
  process.exitCode = found.some(({ errors }) => errors.length > 0) ? 1 : 0;
});

function describe({ house, errors, warnings }: Unready & { house: string }): string {
  const list = (title: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `- ${sentence}`), ""];
  return [
    `${house}\n`,
    ...list("To be mended before the house goes online:", errors),
    ...list("To be looked at again:", warnings),
    errors.length === 0 ? "Ready." : `Not ready: ${errors.length} to be mended.`,
  ].join("\n");
}

/** The same as JSON: of each sentence its file, where it is about one, and the line. */
function describeForMachines(found: readonly (Unready & { house: string })[]): string {
  const parse = (sentence: string) => {
    const { file, line } =
      /^(?<file>[\w/.-]+\.\w+)\b.*?: (?:line (?<line>\d+))?/.exec(sentence)?.groups ?? {};
    return { file, line: line && Number(line), sentence };
  };
  const houses = found.map(({ house, errors, warnings }) => {
    return { house, errors: errors.map(parse), warnings: warnings.map(parse) };
  });
  return JSON.stringify(houses, undefined, 2);
}
