import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import sharp from "sharp";
import type { IconSet } from "../../build/assets/flags/make-flags.ts";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { tagsOf } from "../../domain/locales/formatters.ts";
import { lastDepartureOf } from "../../domain/nights/availability.ts";
import { messageSchemas } from "../../house/content/message-schemas.ts";
import { schemas } from "../../house/facts/facts.ts";
import { placeholderNote, shortestLongSide } from "../../house/read/photo-files.ts";
import { pagesOfKind } from "../../house/routes/coded-pages.ts";
import {
  findEngineLocale,
  layOver,
  readEngineWords,
  withFormsOf,
} from "../../house/words/engine-words.ts";
import { followsEuropeanLaw } from "../../house/words/european-law.ts";
import { engine } from "../../house/workspace/workspace.mjs";
import { sampleCalendarFile, writeCalendar } from "../../server/calendar-assets.ts";
import type { Answers } from "./answers.ts";

/** The folder of the starter: first facts, addresses, and blanks for the house's own texts. */
const starter = join(engine, "starter");

/** The pages of Markdown of a new house: those that it must have, and one to keep or to delete. */
const firstMarkdown = [...pagesOfKind("markdown"), "house-rules"];

/** Files without text to translate: codes and addresses. */
const wordless = ["language", "links"];

/** The content files of a new house by path, complete and valid, with blanks to fill. */
export async function makeHouse(answers: Answers): Promise<Record<string, string | Uint8Array>> {
  const { languages } = answers;
  const files: Record<string, unknown> = {};
  for (const name of Object.keys(schemas)) {
    const file = `${name}.json`;
    if (existsSync(join(starter, file))) files[file] = readJson(starter, file);
  }
  files["villa.json"] = makeVilla(answers);
  const { latitude, longitude } = answers.coordinates;
  const maps = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
  files["links.json"] = { maps, ...readJson(starter, "links.json") };
  files["prices.json"] = { currency: answers.currency, ...readJson(starter, "prices.json") };
  for (const locale of languages) Object.assign(files, makeTexts(locale, answers));
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([path, value]) => [
        path,
        typeof value === "string" ? value : `${JSON.stringify(value, undefined, 2)}\n`,
      ]),
    ),
    [sampleCalendarFile]: writeSampleCalendar(),
    "brand/mark.svg": readFileSync(join(starter, "mark.svg")),
    ...(await drawPlaceholders(readJson(starter, "placeholders.json"))),
  };
}

function makeVilla({ country, region, place, email, timeZone, ...answers }: Answers): object {
  const { format, address, contact, ...villa } = readJson(starter, "villa.json");
  const { languages: locales, name, identifier, coordinates, guests: maximumPersons } = answers;
  const { siteUrl } = answers;
  return {
    ...{ format, locales, name, identifier, ...(siteUrl && { siteUrl }), maximumPersons },
    ...{ ...villa, coordinates, timeZone },
    address: { ...address, locality: place, region, country },
    contact: { ...contact, email, dataProtectionEmail: email },
  };
}

/**
 * The files of a language: those of the starter. Of a language that the engine does not know, the English ones and the
 * engine's English words, all marked as to be translated.
 */
function makeTexts(locale: string, answers: Answers): Record<string, unknown> {
  const known = findEngineLocale(locale);
  const source = known ?? "en";
  const country =
    new Intl.DisplayNames(tagsOf(locale), { type: "region" }).of(answers.country) ?? "";
  const { place, region, identifier: id } = answers;
  const facts: Readonly<Record<string, string>> = { place, region, country, id, today: today() };
  const fill = (text: string) => text.replaceAll(/\$([a-z]+)/g, (all, name) => facts[name] ?? all);
  const messages: Record<string, unknown> = {};
  for (const name of Object.keys(messageSchemas)) {
    const path = `texts/${source}/${name}.json`;
    // What a region says otherwise than its language.
    const regional = `texts/${locale}/${name}.json`;
    const of = (file: string) =>
      existsSync(join(starter, file)) ? readJson(starter, file, fill) : undefined;
    const own = regional === path ? of(path) : layOver(of(path), of(regional));
    const all = known ? own : layOver(readEngineWords(source, name), own);
    if (all === undefined) continue;
    const isOwn = known !== undefined || wordless.includes(name);
    messages[`texts/${locale}/${name}.json`] = isOwn ? all : withFormsOf(locale, all, markText);
  }
  if (known !== locale) messages[`texts/${locale}/language.json`] = nameLanguage(locale);
  for (const page of firstMarkdown) {
    const text = fill(readPage(source, page, answers.country));
    messages[`texts/${locale}/pages/${page}.md`] = known ? text : markPage(text);
  }
  return messages;
}

/** A page of the starter. Outside Europe a legal page has its general sections, then blanks for the national law. */
function readPage(language: string, page: string, country: string): string {
  const folder = join(starter, `texts/${language}/pages`);
  const text = readFileSync(join(folder, `${page}.md`), "utf8");
  const isLegal = pagesOfKind("markdown").some((needed) => needed === page);
  if (!isLegal || followsEuropeanLaw(country)) return text;
  const [shared = ""] = text.split("<!-- data -->");
  return `${shared.trimEnd()}\n\n${readFileSync(join(folder, `elsewhere/${page}.md`), "utf8")}`;
}

/** Sample stays until there are feeds: days from now, and nights. */
function writeSampleCalendar(): string {
  const stays = [
    [10, 4],
    [24, 7],
    [31, 3],
    [190, 14],
    [211, 7],
  ] as const;
  const taken = stays.map(([days, nights]) => ({
    from: addDays(today(), days),
    to: addDays(today(), days + nights),
  }));
  return writeCalendar(
    { from: today(), until: lastDepartureOf(today()), taken },
    "https://villa.example",
  );
}

/** A placeholder picture for each name, by path: a Lucide icon and the file to replace. */
async function drawPlaceholders(
  drawn: Readonly<Record<string, string>>,
): Promise<Record<string, Uint8Array>> {
  const icons: IconSet["icons"] = lucide.icons;
  // As small as allowed, so that the first build takes seconds, not half a minute.
  const [width, height] = [shortestLongSide, (shortestLongSide * 2) / 3];
  const files = Object.entries(drawn).map(async ([name, icon], index) => {
    const tint = ["#e7e1d4", "#dfe0d2", "#e6dcd0", "#dde1e0"][index % 4];
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${tint}"/>
      <g transform="translate(480 240) scale(10)" color="#64787f">${icons[icon]?.body}</g>
      <text x="50%" y="590" text-anchor="middle" font-family="serif" font-size="32"
        fill="#34505c">${name}.jpg</text></svg>`;
    const bytes = await sharp(Buffer.from(picture))
      .withExif({ IFD0: { ImageDescription: placeholderNote } })
      .jpeg({ quality: 80 })
      .toBuffer();
    return [`photos/${name}.jpg`, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

function today(): string {
  return new Date().toISOString().slice(0, "YYYY-MM-DD".length);
}

/** `[…]` is what `villa ready` looks for. */
function markText(text: string): string {
  return text.includes("…]") ? text : `[${text} …]`;
}

/** The name and formats of a language where most of its speakers live. */
function nameLanguage(locale: string): object {
  const name = new Intl.DisplayNames(tagsOf(locale), { type: "language" }).of(locale) ?? locale;
  const { language, script } = new Intl.Locale(locale);
  const { region = "" } = new Intl.Locale(locale).maximize();
  return {
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    format: [language, script, region].filter(Boolean).join("-"),
    openGraph: `${language}_${region}`,
    flag: region.toLowerCase(),
  };
}

function markPage(text: string): string {
  return text
    .replace(
      /^(title|description): (.*)$/gm,
      (_, field, message) => `${field}: ${markText(message)}`,
    )
    .replace(/^---\n.*?\n---\n\n/s, "$&[translate this page …]\n\n");
}

// A test builds and checks the starter.
// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
function readJson(folder: string, path: string, change = (text: string) => text): any {
  return JSON.parse(change(readFileSync(join(folder, path), "utf8")));
}
