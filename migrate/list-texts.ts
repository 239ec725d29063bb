import { globSync } from "node:fs";
import { join } from "node:path";
import { listStrings } from "../build/content/content.ts";
import { engineLocales, readEngineWords } from "../build/content/engine-words.ts";
import { engine } from "../build/workspace.mjs";
import { readJson } from "./json-files.ts";

type Text = ReturnType<typeof listStrings>[number];

/** Every text in the JSON files of a house, with its place. */
export function listTexts(folder: string): readonly Text[] {
  return globSync("{*,texts/*/*}.json", { cwd: folder })
    .filter((file) => !/^(?:package(?:-lock)?|coast|roads)\.json$/.test(file))
    .sort()
    .flatMap((file) => listStrings(readJson(folder, file), `${file}:`));
}

/** What the engine says by itself, and what it once said, in all of its languages. */
export function listEngineTexts(): ReadonlySet<string> {
  const today = engineLocales.flatMap((locale) =>
    globSync("*.json", { cwd: join(engine, "app/words", locale) }).flatMap((file) =>
      listStrings(readEngineWords(locale, file.replace(/\.json$/, "")), ""),
    ),
  );
  const once = globSync("migrate/words/*.json", { cwd: engine }).flatMap((file) =>
    listStrings(readJson(engine, file), ""),
  );
  return new Set([...today, ...once].map(({ text }) => text));
}
