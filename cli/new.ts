// Entry of `villa new <folder>`: asks for the facts of a new house and writes its content.
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeFiles } from "../build/assets/generated-folder.ts";
import { loadCheckedContent } from "../house/check/check-content.ts";
import { runEntry, StartError } from "../house/findings/start-error.ts";
import { isSystemFile } from "../house/workspace/house-folder.mjs";
import { readWorkspace } from "../house/workspace/workspace.mjs";
import { commands } from "./commands.mjs";
import { ask, questionNames, takeAnswers } from "./new/answers.ts";
import { hosts } from "./new/choices.ts";
import { makeHouse } from "./new/make-house.ts";
import { makeRepository, scriptNames } from "./new/make-repository.ts";

/** Names that a folder may contain before: those of a fresh repository and of packages. */
const beforeHouse =
  /^(?:\.git|package(?:-lock)?\.json|node_modules|.*\.(?:tgz|tar\.gz)|(?:README|LICEN[CS]E)(?:\.\w+)?)$/i;

await runEntry(async () => {
  const { name, given } = readArguments();
  const { house: folder } = readWorkspace(["--house", name]);
  const present = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const isAllowed = (entry: Dirent) =>
    beforeHouse.test(entry.name) || (entry.isFile() && isSystemFile(entry.name));
  if (!present.every(isAllowed)) {
    throw new StartError(`${folder} holds files already; name a folder that is empty or new.`);
  }
  const answers = process.stdin.isTTY ? await ask(given) : takeAnswers(given);
  if (!answers) return;
  await writeFiles(folder, { ...(await makeHouse(answers)), ...makeRepository(folder, answers) });
  await loadCheckedContent(folder);
  const first = existsSync(join(folder, "node_modules"))
    ? []
    : ["npm install     installs the engine: begin with this"];
  const others = scriptNames.map(
    (name) => `npm run ${name.padEnd(6)}  ${commands[name]?.does ?? ""}`,
  );
  const begin = hosts.find(({ value }) => value === answers.publish)?.begin;
  console.log(
    [
      `${answers.name} is in ${folder}. In this folder:`,
      [...first, ...others].join("\n"),
      ...(begin === undefined ? [] : [`To publish it, ${begin}.`]),
    ].join("\n\n"),
  );
});

/** The folder to write, and the answers given by options or a file. */
function readArguments(): { name: string; given: Record<string, unknown> } {
  const usage = "Name one folder to write the house to: villa new <folder>";
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
