import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { engine } from "../house/workspace/workspace.mjs";
import { writeHouse } from "../tests/support/build-house.ts";
import type { Field } from "./describe-field.ts";
import { deskLocales, readDeskWords } from "./desk-words.ts";
import { makeDeskConfig } from "./make-desk-config.ts";

const ginestra = await writeHouse("ginestra", "desk-words");
const folder = join(import.meta.dirname, "words");
const read = (locale: string) => JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8"));

/** The fields of a form, those within others too, each with the one in which it stands. */
function listFields(fields: readonly Field[], parent = ""): [parent: string, field: Field][] {
  return fields.flatMap((field) => {
    const inner = (field["fields"] ?? []) as Field[];
    return [[parent, field] as [string, Field], ...listFields(inner, field.name)];
  });
}

it.each(deskLocales.filter((locale) => locale !== "en"))(
  "every field of facts has its name in %s, and every sentence of the desk is there",
  async (locale) => {
    const { fields, forms } = read(locale);
    const { config } = await makeDeskConfig({ engine, house: ginestra }, {}, {});
    const files = config.collections.flatMap((one) => ("files" in one ? one.files : []));
    const lacking = files
      .filter(({ name }) => !name.startsWith("texts-"))
      .flatMap(({ name: file, fields: all }) =>
        listFields(all as Field[])
          .filter(([, { widget }]) => widget !== "hidden")
          .filter(([parent, { name }]) => {
            const known = { ...fields.any, ...fields[file] };
            return !(name in known) && !(`${parent}.${name}` in known);
          })
          .map(([parent, { name }]) => `${file}: ${parent}.${name}`),
      );
    expect(lacking).toEqual([]);
    expect(files.map(({ name }) => name).filter((name) => !(name in forms))).toEqual([]);
    const english = read("en");
    for (const part of ["groups", "summaries", "day", "aside", "token"]) {
      expect(Object.keys(read(locale)[part]).sort(), part).toEqual(
        Object.keys(english[part]).sort(),
      );
    }
  },
);

it("a house in a language that the desk lacks has an English desk; regions keep their dates", () => {
  expect(readdirSync(folder).length).toBe(deskLocales.length);
  expect(readDeskWords("he").locale).toBe("en-GB");
  expect(readDeskWords("en-US").locale).toBe("en-US");
  expect(readDeskWords("de-AT").groups.pages).toBe("Seiten");
  expect(readDeskWords("hr").weekdays[0]?.label).toBe("ponedjeljak");
});
