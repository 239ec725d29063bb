// Entry of `npm run ready`: what must be done before houses may go online, and what to look at again.
// Ends with an error while anything must be done. `--mail` sends a test mail, too.
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { Mistakes } from "./content/mistakes.ts";
import { describeFeeds } from "./describe-feeds.ts";
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
    // The settings are those of one house, and its mistakes have been told.
    const feeds = houses.length > 1 ? [] : await describeFeeds(house, settings).catch(skipMistakes);
    found.push({
      house: house.house,
      errors: [...errors, ...mail.errors],
      warnings: [...warnings, ...mail.warnings],
      feeds,
    });
  }
  console.log(
    args.includes("--json") ? describeForMachines(found) : found.map(describe).join("\n"),
  );
  process.exitCode = found.some(({ errors }) => errors.length > 0) ? 1 : 0;
});

type Found = Unready & { readonly house: string; readonly feeds: readonly string[] };

function skipMistakes(error: unknown): readonly string[] {
  if (error instanceof Mistakes) return [];
  throw error;
}

function describe({ house, errors, warnings, feeds }: Found): string {
  const list = (title: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `- ${sentence}`), ""];
  return [
    `${house}\n`,
    ...list("To be mended before the house goes online:", errors),
    ...list("To be looked at again:", warnings),
    ...list("Calendar feeds:", feeds),
    errors.length === 0 ? "Ready." : `Not ready: ${errors.length} to be mended.`,
  ].join("\n");
}

/** The same as JSON: of each sentence its file, where it is about one, and the line. */
function describeForMachines(found: readonly Found[]): string {
  const parse = (sentence: string) => {
    const { file, line } =
      /^(?<file>[\w/.-]+\.\w+)\b.*?: (?:line (?<line>\d+))?/.exec(sentence)?.groups ?? {};
    return { file, line: line && Number(line), sentence };
  };
  const houses = found.map(({ house, errors, warnings, feeds }) => ({
    ...{ house, errors: errors.map(parse), warnings: warnings.map(parse) },
    ...(feeds.length > 0 && { feeds }),
  }));
  return JSON.stringify(houses, undefined, 2);
}
