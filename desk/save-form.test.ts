import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryOf, type Shape } from "../house/schemas/shape.ts";
import { listNames } from "../house/workspace/house-folder.mjs";
import { engine } from "../house/workspace/workspace.mjs";
import { writeHouse } from "../tests/support/build-house.ts";
import { makeDeskConfig } from "./make-desk-config.ts";
import { readMarkdown, writeMarkdown } from "./page/markdown-page.ts";
import { readForm, type Value } from "./page/read-form.ts";
import { saveForm } from "./page/save-form.ts";

const testHouses = listNames(join(engine, "tests/houses"));
const houses = [
  ...listNames(join(engine, "houses")).map((name) => join(engine, "houses", name)),
  ...(await Promise.all(testHouses.map((name) => writeHouse(name, `save-form-${name}`)))),
];
const configs = await Promise.all(
  houses.map(async (house) => [house, await makeDeskConfig({ engine, house }, {}, {})] as const),
);
const forms = new Map(configs.map(([house, { shapes }]) => [house, shapes]));
const [first] = configs;
if (!first) throw new Error("there is no house");
const [, { shapes, photos }] = first;

/** The files of a folder that the desk edits, with their texts as the CMS reads them. */
function readFiles(folder: string) {
  return globSync("{*.json,texts/**/*.{json,md}}", { cwd: folder }).flatMap((file) => {
    const known = forms.get(folder) ?? shapes;
    const shape = known[file.replace(/^texts\/[^/]+\//, "texts-").replace(".json", "")];
    const text = readFileSync(join(folder, file), "utf8").trim();
    return shape || (file.endsWith(".md") && !file.includes("/elsewhere/"))
      ? [{ file, shape, text }]
      : [];
  });
}

/** A form as the CMS gives it back: no value is missing, what is not there is empty. */
function passThroughCms(form: Value): Value {
  if (Array.isArray(form)) return form.map(passThroughCms);
  if (typeof form === "string") return form.trim();
  if (typeof form !== "object" || form === null) return form ?? null;
  return Object.fromEntries(Object.entries(form).map(([key, one]) => [key, passThroughCms(one)]));
}

const save = (form: Value, shape: Shape) => saveForm(passThroughCms(form), shape, photos);

describe.each([...houses, join(engine, "starter")])("%s", (folder) => {
  it("is the same after each file was opened and saved", () => {
    const files = readFiles(folder);
    for (const { file, shape, text } of files) {
      const saved = shape
        ? save(readForm(text, shape, photos), shape)
        : writeMarkdown(passThroughCms(readMarkdown(text))).trimEnd();
      expect(saved, file).toBe(text);
    }
    expect(files.length).toBeGreaterThan(10);
  });
});

/** Files of all houses in which there is something to change. */
const files = houses.flatMap(readFiles).filter(({ shape, text }) => shape && text.length > 2);

/** The objects of fixed keys within a value of this shape. */
function listObjects(value: Value, shape: Shape): Record<string, Value>[] {
  if (typeof value !== "object" || value === null) return [];
  const { properties, items } = shape;
  const entry = entryOf(shape);
  if (Array.isArray(items)) return [];
  if (items) return value.flatMap((one: Value) => listObjects(one, items));
  if (entry) return Object.values(value).flatMap((one) => listObjects(one, entry));
  const inner = Object.entries(properties ?? {});
  return properties ? [value, ...inner.flatMap(([key, one]) => listObjects(value[key], one))] : [];
}

/** Where a form holds a text that the owner can change: each with the object and the key. */
function listTexts(form: Value): (readonly [owner: Value, key: string])[] {
  if (typeof form !== "object" || form === null) return [];
  return Object.entries(form).flatMap(([key, value]) => {
    if (/^_|^key$|^choice$/.test(key)) return [];
    return typeof value === "string" && !/^\/photos|^#/.test(value)
      ? [[form, key] as const]
      : listTexts(value);
  });
}

/** What no form knows: names with dots, empty values, values in values. */
const unknown = fc.dictionary(
  fc.constantFrom("x-later", "a.b", ".hidden", "0", "later"),
  fc.oneof(fc.constantFrom("", null, "word ", 1.5, false), fc.constant([{ "c.d": [] }, {}])),
  { minKeys: 1 },
);

it("a text that was changed changes its own line, and no key that the desk does not know", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat(),
      unknown,
      (one, where, what, added) => {
        const { file, shape = {}, text } = one;
        const value = JSON.parse(text);
        const objects = listObjects(value, shape);
        const target = objects[where % objects.length] ?? {};
        for (const [key, inner] of Object.entries(added)) target[key] ??= inner;
        const before = JSON.stringify(value, null, 2);
        const form = readForm(before, shape, photos);
        const texts = listTexts(form);
        const [owner, key = ""] = texts[what % texts.length] ?? [{}];
        owner[key] = `${owner[key] ?? ""} changed`;
        const after = save(form, shape).split("\n");
        const lines = before.split("\n");
        expect(after.length).toBe(lines.length);
        const changed = after.filter((line, index) => line !== lines[index]);
        expect(changed.length, file).toBe(texts.length > 0 ? 1 : 0);
      },
    ),
    { numRuns: 300 },
  );
});

/** What becomes of the text of a file of this kind when its form is changed. */
function edit(format: string, text: string, change: (form: Value) => void): string {
  const shape = shapes[format] ?? {};
  const form = readForm(text, shape, photos);
  change(form);
  return save(form, shape);
}

it.each([
  '{ "enquiries": "server", "name": "Casa" }',
  '{ "enquiries": { "service": "https://forms.example/1" }, "name": "Casa" }',
])("enquiries of %s stay when another field is changed", (text) => {
  const changed = edit("villa", text, (form) => Object.assign(form, { name: "Villa" }));
  expect(changed).toBe(text.replace("Casa", "Villa"));
});

it("the owner chooses between a constant and an object", () => {
  const server = '{ "enquiries": "server" }';
  const service = '{ "enquiries": { "service": "https://forms.example/1" } }';
  const fill = (form: Value) =>
    Object.assign(form.enquiries, { service: "https://forms.example/1" });
  expect(edit("villa", server, fill)).toBe(service);
  expect(
    edit("villa", service, (form) => Object.assign(form.enquiries, { choice: "server" })),
  ).toBe(server);
  expect(edit("villa", service, (form) => Object.assign(form, { enquiries: null }))).toBe("{}");
});

const list = `{
    "photos": [
        { "file": "sea", "focalPoint": [50, 50], "shows": "outside", "later": { "a.b": null } },
        { "later": [], "file": "pool", "focalPoint": [1, 2], "shows": "outside" },
        { "file": "hall", "focalPoint": [3, 4], "shows": "inside" }
    ]
}`;

it("entries of a list keep what is theirs when others go, come and change places", () => {
  const rows = list.split("\n").map((line) => line.replace(/,$/, ""));
  const moved = edit("pictures", list, (form) => {
    const [sea, pool] = form.photos;
    form.photos = [{ ...pool, shows: "inside" }, sea];
  });
  expect(moved).toBe(
    [
      ...rows.slice(0, 2),
      `${rows[3]?.replace("outside", "inside")},`,
      ...rows.slice(2, 3),
      ...rows.slice(5),
    ].join("\n"),
  );
  const added = edit("pictures", list, (form) =>
    form.photos.splice(1, 0, { file: "/photos/new.png", shows: "outside" }),
  );
  expect(added).toContain(`${rows.slice(0, 3).join("\n")},
        {
            "file": "new",
            "shows": "outside"
        },
${rows[3]},\n`);
});

it("a field that is emptied goes, a new one stands where the schema has it", () => {
  const text =
    '{\n  "name": "Casa",\n  "later": "",\n  "sisterName": "Villa",\n  "builtYear": null\n}';
  expect(
    edit("villa", text, (form) => Object.assign(form, { sisterName: "", kind: "Villa" })),
  ).toBe('{\n  "name": "Casa",\n  "kind": "Villa",\n  "later": "",\n  "builtYear": null\n}');
});

it("free names keep their dots, and null its meaning", () => {
  const text = `{
  "purposes": { "_ga": "Counts", "_ga.x": "Counts", ".AspNet.Session": "Holds", "_gid": null },
  "choices": { "google.ads": { "name": "Ads" }, "marketing": null }
}`;
  const changed = edit("texts-cookies", text, (form) => {
    form.purposes["_ga"] = "Measures";
    // So the CMS returns a key in which the owner has written a dot.
    form.purposes.new = { "0": { key: "Knows" } };
    form.choices[0].name = "Adverts";
  });
  expect(changed).toBe(
    text
      .replace("Counts", "Measures")
      .replace("null },\n", 'null, "new.0.key": "Knows" },\n')
      .replace('"Ads"', '"Adverts"'),
  );
});

it("a file that is new has the fields that are filled in", () => {
  const shape = shapes["blocked"] ?? {};
  const rows = [{ from: "2027-06-05", to: "2027-06-12", note: "" }];
  expect(JSON.parse(saveForm({ items: rows }, shape, photos))).toEqual([
    { from: "2027-06-05", to: "2027-06-12" },
  ]);
});

it("a page of Markdown keeps lines that no form knows, and its empty lines", () => {
  const text = "---\ntitle:  Cookies\n# mine\naddress: cookies\nlater: x\n---\n\n\nText\n";
  const form = {
    ...readMarkdown(text.trim()),
    address: "kekse",
    updated: "2026-11-01",
    label: null,
  };
  delete form.later;
  expect(writeMarkdown(passThroughCms(form))).toBe(
    text.replace(": cookies", ": kekse").replace("x\n---", "x\nupdated: 2026-11-01\n---"),
  );
  expect(writeMarkdown({ title: "Rules", body: "Be kind.", label: "" })).toBe(
    "---\ntitle: Rules\n---\n\nBe kind.\n",
  );
});
