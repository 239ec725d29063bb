// Entry of `villa translate`: `--locale fr` writes the missing texts of a language to a file for translators; with the
// name of that file, its texts are put into the house.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeFiles } from "../build/assets/generated-folder.ts";
import { runEntry, StartError } from "../house/findings/start-error.ts";
import { findEngineLocale, layOver, readEngineWords } from "../house/words/engine-words.ts";
import {
  findTranslationFaults,
  layIn,
  listUntranslated,
  noteOrigins,
  type TextFiles,
  type Translation,
} from "../house/words/translation.ts";
import { engine, readWorkspace } from "../house/workspace/workspace.mjs";

const usage =
  "villa translate --locale <language> writes a file to be translated; " +
  "villa translate <file> takes it back.";

/** The file beside `villa.json` that records, by language, which original each translation was made of. */
const originsFile = "translated.json";

await runEntry(async () => {
  const options = { house: { type: "string" }, locale: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { house } = readWorkspace(values.house ? ["--house", values.house] : []);
  const [file] = positionals;
  const given: Translation | undefined = file === undefined ? undefined : readJson(file);
  const locale = given?.locale ?? values.locale;
  if (locale === undefined || positionals.length > 1) throw new StartError(usage);
  const [first = "en"] = readJson(join(house, "villa.json")).locales;
  const originals = withEngineWords(locale, readTexts(join(house, "texts", first)));
  const translated = readTexts(join(house, "texts", locale));
  const origins = existsSync(join(house, originsFile)) ? readJson(join(house, originsFile)) : {};
  if (!given) {
    const left = listUntranslated(locale, originals, translated, origins[locale] ?? {});
    const name = `translate-${locale}.json`;
    await writeFiles(".", { [name]: write(left) });
    console.log(
      `${name} has ${left.texts.length} texts. Write each "translation", then: villa translate ${name}`,
    );
    return;
  }
  const faults = [...findTranslationFaults(given)];
  if (faults.length > 0)
    throw new StartError(`Nothing was taken:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
  const files = layIn(given, originals, translated);
  const texts = Object.entries(files).map(([path, value]) => [
    `texts/${locale}/${path}`,
    write(value),
  ]);
  const noted = { ...origins, [locale]: noteOrigins(given, origins[locale] ?? {}) };
  await writeFiles(house, { ...Object.fromEntries(texts), [originsFile]: write(noted) });
  console.log(
    `texts/${locale} has ${given.texts.filter(({ translation }) => translation).length} texts more.`,
  );
});

/** The text files of a language of the house; empty if there are none yet. */
function readTexts(folder: string): TextFiles {
  const names = existsSync(folder)
    ? globSync(["*.json", "pages/*.md"], { cwd: folder }).sort()
    : [];
  const read = (name: string) =>
    name.endsWith(".md") ? readFileSync(join(folder, name), "utf8") : readJson(join(folder, name));
  return Object.fromEntries(names.map((name) => [name.replaceAll("\\", "/"), read(name)]));
}

/** The engine's words are to be translated, too, if it does not have the language. */
function withEngineWords(locale: string, own: TextFiles): TextFiles {
  if (findEngineLocale(locale) !== undefined) return own;
  const words = globSync("*.json", { cwd: join(engine, "words/en") }).map(
    (file) =>
      [file, layOver(readEngineWords("en", file.replace(/\.json$/, "")), own[file])] as const,
  );
  return { ...own, ...Object.fromEntries(words) };
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function write(value: unknown): string {
  return typeof value === "string" ? value : `${JSON.stringify(value, undefined, 2)}\n`;
}
