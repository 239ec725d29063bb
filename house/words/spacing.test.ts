// What must not be torn apart at the end of a line, in the engine's words and in those of the sample.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const engine = join(import.meta.dirname, "../..");

/** Words of one letter that a line must not end with. */
const prepositions: Readonly<Record<string, string>> = {
  hr: "aiuosk",
  sl: "aiosukvzh",
  cs: "aiuoskvz",
  pl: "aiuowz",
};

/** Units and counted things, by the beginning of their words. */
const counted: Readonly<Record<string, string>> = {
  en: "day|night|month|guest",
  hr: "dan|noć|mjesec|gost|sat",
  de: "Tag|Nächte|Monat|Uhr|Gast|Gäste",
  it: "giorn|nott|mes[ei]|ospit",
  fr: "jour|nuit|mois",
  es: "días?|noche|mes|huésped",
  nl: "dag|nacht|maand|gast",
  pl: "dni|noc|miesi|goś",
  cs: "dn[íůy]|noc|měsíc|host",
  sl: "dni|noč|mesec|gost",
  el: "ημέρ|νύχτ|μήν|επισκέπτ",
};

/** Where an ordinary space stands and a no-break space belongs. */
function* findTorn(text: string, language: string): Iterable<string> {
  const rules = [
    /(?<!\w)(?:§|[Aa]rt\.|čl\.|[Čč]lan\w+|NN|[Άά]ρθρο) (?=\d)/gu,
    /[\d}] (?=(?:cm|km|°C|€|%|Mbps|Mbit\/s)(?!\w))/gu,
    new RegExp(`[\\d}] (?=(?:${counted[language]})\\p{L}{0,4}(?!\\p{L}))`, "gu"),
  ];
  const letters = prepositions[language];
  if (letters) rules.push(new RegExp(`(?<![\\p{L}\\d’'.\\-/])[${letters}] (?=[^\\s|])`, "giu"));
  if (language === "fr") rules.push(/[\p{L}\d”)}*] (?=[:;?!»])/gu);
  for (const rule of rules) {
    for (const { index } of text.matchAll(rule))
      yield text.slice(Math.max(0, index - 20), index + 20);
  }
}

const folders = ["words", "houses/kalandra/texts"]
  .map((folder) => join(engine, folder))
  .filter((folder) => existsSync(folder));

it.each(folders)(
  "%s keeps numbers with what they count, and short words with the next",
  async (folder) => {
    const torn: string[] = [];
    for (const name of await readdir(folder, { recursive: true })) {
      const [language = ""] = name.split("/");
      if (!/\.(?:json|md)$/.test(name) || !Object.hasOwn(counted, language)) continue;
      const text = await readFile(join(folder, name), "utf8");
      for (const place of findTorn(text, language)) torn.push(`${name}: ${place}`);
    }
    expect(torn).toEqual([]);
  },
);
