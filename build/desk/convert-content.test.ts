import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { makeDeskConfig } from "./make-desk-config.ts";
import { fromForm, readMarkdown, toForm, writeMarkdown } from "./page/convert-content.ts";

const house = await writeHouse("ginestra", "convert-content");
const { config, shapes, photos, locales } = await makeDeskConfig({ engine: house, house }, {}, {});

/** What is there in a folder of texts, or what is not: a house may have no page of a kind. */
const read = (path: string) => readFile(join(house, path), "utf8").catch(() => undefined);

it.each(Object.entries(shapes))("%s is written as it was read", async (format, shape) => {
  const name = format.replace(/^texts-/, "");
  const files = name === format ? [name] : locales.map((locale) => `texts/${locale}/${name}`);
  for (const file of files) {
    const text = await read(`${file}.json`);
    if (text === undefined) continue;
    const form = toForm(JSON.parse(text), shape, photos);
    expect(fromForm(form, shape), file).toEqual(JSON.parse(text));
  }
});

it.each(locales)("a page of Markdown in %s is written as it was read", async (locale) => {
  const text = (await read(`texts/${locale}/pages/gdpr.md`)) ?? "";
  expect(`${writeMarkdown(readMarkdown(text))}\n`).toBe(text);
});

it("a page of Markdown may say nothing of its own", () => {
  const text = "---\ntitle: Cookies\naddress: cookies\n---";
  expect(writeMarkdown(readMarkdown(`${text}\n`))).toBe(text);
  const pages = config.collections.find(({ name }) => name === "pages");
  expect(pages).toHaveProperty(
    "fields",
    expect.arrayContaining([expect.objectContaining({ name: "body", required: false })]),
  );
});

it("leaves out what is empty and may be left out, and nothing else", () => {
  const shape = {
    properties: { name: { type: "string" }, photos: { items: { format: "photo" } } },
    required: ["name"],
  };
  expect(fromForm({ name: "", photos: [] }, shape)).toEqual({ name: "" });
  expect(fromForm({ name: "", photos: ["/photos/sea.jpeg"] }, shape).photos).toEqual(["sea"]);
});
