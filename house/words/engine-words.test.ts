import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pluralRules } from "../../domain/locales/formatters.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { findHints } from "../check/find-hints.ts";
import { listStrings, messagesOf } from "../content/content.ts";
import { messageSchemas } from "../content/message-schemas.ts";
import { nameBed } from "../facts/rooms.ts";
import { describeFindings } from "../findings/describe-findings.ts";
import { findPlaceholders } from "../messages/message-schema.ts";
import { loadContent } from "../read/load-content.ts";
import {
  completeLocales,
  engineLocales,
  findEngineLocale,
  findEngineWords,
  readEngineWords,
  withFormsOf,
} from "./engine-words.ts";

const plural = /\.(?:zero|one|two|few|many|other)$/;

/** Every text of a language, plural forms too. */
function readAll(locale: string) {
  return readdirSync(join(import.meta.dirname, "../../words", locale))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      listStrings(readEngineWords(locale, file.replace(".json", "")) ?? {}).map(
        ({ path, text }) => ({ place: `${file}: ${path.join(".")}`, text }),
      ),
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

it.each(completeLocales)("the engine has all of its words in %s", (locale) => {
  expect(Object.keys(listMessages(locale)).sort()).toEqual(Object.keys(listMessages("en")).sort());
});

describe.each(engineLocales)("the engine's words in %s", (locale) => {
  it("have the placeholders of the English ones", () => {
    const english = listMessages("en");
    const own = listMessages(locale);
    expect(english).toMatchObject(own);
    const missing = Object.keys(english).filter((place) => !(place in own));
    if (missing.length > 0)
      console.warn(`${locale} lacks ${missing.length}: ${missing.join(", ")}`);
  });

  it("have the plural forms of the language, and are written to the end", () => {
    const needed = Object.keys(withFormsOf(locale, { other: "" }) as object);
    const categories = pluralRules(locale, {}).resolvedOptions().pluralCategories;
    const texts = readAll(locale);
    for (const { place, text } of texts) expect(text, place).not.toMatch(/\[[^\]]*…\]|^$/);
    const plurals = texts.filter(({ place }) => plural.test(place));
    const ofOne = Map.groupBy(plurals, ({ place }) => place.replace(plural, ""));
    for (const [start, all] of ofOne) {
      const found = all.map(({ place }) => place.slice(start.length + 1));
      expect(found, start).toEqual(expect.arrayContaining(needed));
      expect(categories, start).toEqual(expect.arrayContaining(found));
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
    markdown: content.markdown,
    told: describeFindings([...findHints(content)]).join("\n"),
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

  it("has English for what its language lacks, listed for each file", async () => {
    const villa = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
    write("villa.json", { ...villa, locales: [...villa.locales, "ja"] });
    cpSync(join(house, "texts/it"), join(house, "texts/ja"), { recursive: true });
    const [flag, openGraph] = ["jp", "ja_JP"];
    write("texts/ja/language.json", { name: "日本語", format: "ja-JP", openGraph, flag });
    write("texts/ja/errors.json", { home: "[Back to the house …]", status: "エラー {status}" });
    const { errors, home, markdown, told } = await load("ja");
    expect(errors.status).toBe("エラー {status}");
    expect(readEngineWords("en", "errors")).toMatchObject({ home: errors.home });
    expect(told).toMatch(
      /texts\/ja\/errors\.json: the engine lacks these words in Japanese .*: \w.*; write/,
    );
    expect(told).toMatch(
      /texts\/ja\/pages\/cookies\.md: .* in English: opening, .* and 3 more; write/,
    );
    expect(markdown["ja"]?.["cookies"]?.body).toContain("## What cookies are");
    expect(told).not.toMatch(/pages\/cookies\.md is the same as/);
    expect(Object.keys(home.facts.guests)).toEqual(["other"]);
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

describe("words of a region", () => {
  it("are American for American English, where they differ, and for no other", () => {
    const labels = (locale: string) =>
      findEngineWords(locale, "amenities") as Record<string, string>;
    const { stove, cot, dishwasher } = labels("en-US");
    expect([stove, cot, dishwasher]).toEqual(["Stove", "Crib", labels("en")["dishwasher"]]);
    expect(labels("en-GB")).toEqual(labels("en"));
    expect(labels("en")["stove"]).toBe("Hob");
  });

  it("leave no British word in American English, and say nothing that English has no place for", () => {
    const british =
      /\b(?:hob|cot|tumble|hairdryer|fridge|licence|enquir\w*|holiday|motorway|metres?|telephone|chemist|colour\w*|let by|is let|sun loungers|en suite|ground floor)\b/i;
    for (const name of Object.keys(messageSchemas)) {
      const texts = listStrings(findEngineWords("en-US", name) ?? {});
      for (const { text } of texts) expect(text).not.toMatch(british);
    }
  });

  it("name beds by their width where people do so", () => {
    const bed = (widthCentimetres: number) => nameBed({ kind: "double", widthCentimetres });
    expect([99, 137, 152, 193].map(bed)).toEqual(["twin", "full", "queen", "king"]);
    expect(nameBed({ kind: "sofa-bed", widthCentimetres: 140 })).toBeUndefined();
    expect(nameBed({ kind: "double" })).toBeUndefined();
  });
});
