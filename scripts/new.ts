// Entry of `npm run new -- <folder>`: asks what a new house is, and writes its content.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../build/content/check-content.ts";
import { loadContent } from "../build/content/load-content.ts";
import { Mistakes } from "../build/content/mistakes.ts";
import { StartError } from "../server/start-error.ts";
import { type Answers, questionNames } from "./new/answers.ts";
import { ask, takeAnswers } from "./new/ask.ts";
import { makeHouse } from "./new/make-house.ts";

const root = join(import.meta.dirname, "..");

try {
  const { name, given } = readArguments();
  const folder = resolve(root, name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`${folder} holds files already; name a folder that is empty or new.`);
  }
  const answers = process.stdin.isTTY ? await ask(given) : takeAnswers(given);
  if (answers) {
    await writeHouse(folder, answers);
    console.log(
      `${answers.name} is in ${folder}.\n\n` +
        `CONTENT=${name} npm run dev     shows it while you edit\n` +
        `CONTENT=${name} npm run ready   lists what is still to be written\n`,
    );
  }
} catch (error) {
  if (!(error instanceof Mistakes || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The folder to write, and what the command line, or the file that it names, answers already. */
function readArguments(): { name: string; given: Record<string, unknown> } {
  const usage = "Name one folder to write the house to: npm run new -- ../casa";
  const option = { type: "string" } as const;
  const options = Object.fromEntries([...questionNames, "answers"].map((name) => [name, option]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { answers: file, ...flags } = values;
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error(usage);
    const given = file === undefined ? {} : JSON.parse(readFileSync(file, "utf8"));
    return { name, given: { ...given, ...flags } };
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

async function writeHouse(folder: string, answers: Answers): Promise<void> {
  for (const [path, content] of Object.entries(await makeHouse(answers))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const mistakes = checkContent(await loadContent(folder));
  if (mistakes.length > 0) throw new Mistakes(mistakes);
}
