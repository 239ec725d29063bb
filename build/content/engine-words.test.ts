import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pluralRules } from "../../app/i18n/formatters.ts";
import { markLent } from "../../app/i18n/lent-words.ts";
import { findPlaceholders } from "../../app/i18n/message-schema.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { listStrings, messagesOf } from "./content.ts";
import {
  engineLocales,
  findEngineLocale,
  findEngineWords,
  readEngineWords,
} from "./engine-words.ts";
import { findWarnings } from "./find-warnings.ts";
import { loadContent } from "./load-content.ts";
import { markLentWords } from "./mark-lent.ts";

const plural = /\.(?:zero|one|two|few|many|other)$/;

/** Every text of a language, plural forms too. */
function readAll(locale: string) {
  return readdirSync(join(import.meta.dirname, "../../app/words", locale))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      listStrings(readEngineWords(locale, file.replace(".json", "")) ?? {}, `${file}:`),
    );
}

/** Every message of a language by its place, with its placeholders; a plural is one message. */
function listMessages(locale: string): Record<string, string> {
  return Object.fromEntries(
    readAll(locale)
      .filter(({ place }) => !plural.test(place) || place.endsWith(".other"))
      .map(({ place, text }) => [place, findPlaceholders(text).join()]),
  );
}

describe.each(engineLocales)("the engine's words in %s", (locale) => {
  it("are those that it has in English, with the same placeholders", () => {
    expect(listMessages(locale)).toEqual(listMessages("en"));
  });

  it("have the plural forms of the language, and are written to the end", () => {
    const categories = pluralRules(locale, {}).resolvedOptions().pluralCategories;
    for (const { place, text } of readAll(locale)) {
      expect(text, place).not.toMatch(/\[[^\]]*…\]|^$/);
      const form = plural.exec(place)?.[0].slice(1);
      if (form !== undefined) expect(categories, place).toContain(form);
    }
  });
});

const house = await writeHouse("ginestra", "engine-words");

function write(path: string, value: unknown): void {
  writeFileSync(join(house, path), JSON.stringify(value));
}

/** What the house says in a language, and what it is warned of. */
async function load(locale = "it") {
  const content = await loadContent(house);
  return {
    ...messagesOf(content, locale),
    pages: content.pages,
    told: [...findWarnings(content)].join("\n"),
  };
}

describe("a house", () => {
  it("says one word otherwise, and the others stay the engine's", async () => {
    write("texts/it/errors.json", { notFound: { title: "Qui non c’è niente" } });
    const { errors } = await load();
    expect(errors.notFound.title).toBe("Qui non c’è niente");
    expect(readEngineWords("it", "errors")).toMatchObject({
      notFound: { text: errors.notFound.text },
    });
  });

  it("takes an entry away with null, and has its own first", async () => {
    const dogs = { heading: "Cani", text: "Volentieri." };
    write("texts/it/good-to-know.json", { items: { dogs, smoking: null } });
    const items = Object.keys((await load())["good-to-know"].items);
    expect(items[0]).toBe("dogs");
    expect(items).toContain("arrival");
    expect(items).not.toContain("smoking");
  });

  it("may say a word that the engine does not know, with a warning", async () => {
    write("texts/it/footer.json", { fax: "Telefax" });
    expect((await load()).told).toContain("texts/it/footer.json: fax is not known; remove it");
  });

  it("has English for what its language lacks, each file with a warning", async () => {
    const villa = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
    write("villa.json", { ...villa, locales: [...villa.locales, "ja"] });
    cpSync(join(house, "texts/it"), join(house, "texts/ja"), { recursive: true });
    const [flag, openGraph] = ["jp", "ja_JP"];
    write("texts/ja/language.json", { name: "日本語", format: "ja-JP", openGraph, flag });
    write("texts/ja/errors.json", { home: "[Back to the house …]", gallery: "写真を見る" });
    const { errors, home, pages, told } = await load("ja");
    expect(errors.gallery).toBe("写真を見る");
    expect(readEngineWords("en", "errors")).toMatchObject({ home: errors.home });
    expect(told).toMatch(
      /texts\/ja\/errors\.json: words of the engine .* in English, \d+ in all, the first at /,
    );
    expect(told).toMatch(
      /texts\/ja\/pages\/cookies\.md: words .* in all, the first at opening; write/,
    );
    expect(pages["ja"]?.["cookies"]?.body).toContain("## What cookies are");
    expect(told).not.toMatch(/pages\/cookies\.md is the same as/);
    expect(Object.keys(home.facts.guests)).toEqual(["other"]);
    const marked = markLentWords(await loadContent(house))["ja"];
    expect(marked?.errors).toMatchObject({ home: markLent(errors.home), gallery: errors.gallery });
    // Where the language knows no plural, English has one; what only holds a name is no English.
    expect(marked?.home.facts.guests).toEqual({
      1: markLent("{count}\u00a0guest"),
      other: markLent("{count}\u00a0guests"),
    });
    expect(marked?.navigation.sisterVilla).toBe("{sister}");
  });
});

it("lends its words to a region of a language that it knows, but not that language's own name", () => {
  expect(["en-US", "de", "de-AT", "pt-BR", "sr-Latn"].map(findEngineLocale)).toEqual([
    "en",
    "de",
    "de",
    undefined,
    undefined,
  ]);
  expect(findEngineWords("en-US", "footer")).toEqual(readEngineWords("en", "footer"));
  expect(findEngineWords("en-US", "language")).toBeUndefined();
});
