import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { frontMatter, newsFrontMatter } from "../house/markdown/front-matter-schema.ts";
import { isReadable } from "../house/read/photo-files.ts";
import { contentSchemas, convertSchema, makeShape } from "../house/schemas/make-schemas.ts";
import { type Shape, sourceField } from "../house/schemas/shape.ts";
import { layOver } from "../house/words/engine-words.ts";
import { listNames } from "../house/workspace/house-folder.mjs";
import type { Workspace } from "../house/workspace/workspace.mjs";
import { describeField, describeFields, type Field, hideField } from "./describe-field.ts";
import { readDeskWords, type StayWords } from "./desk-words.ts";
import { folderInRepository } from "./find-repository.ts";

/** What the desk's page is told: the configuration of Sveltia CMS, and how to read and write files. */
export type DeskConfig = Awaited<ReturnType<typeof makeDeskConfig>>;

/** Addresses of pages by page and language. */
export type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The groups of files, in their order: what an owner comes for stands first. */
const groups = ["prices-and-nights", "pictures", "house", "texts"] as const;

/** What stands in another group than its folder's. */
const placed: Readonly<Record<string, (typeof groups)[number]>> = {
  prices: "prices-and-nights",
  blocked: "prices-and-nights",
  pictures: "pictures",
  "texts-pictures": "pictures",
};

/** A file that is a list by itself. */
const items = { name: "items", parent: "", isRequired: true };

/** With shapes that no form has: written by hand. */
const leftOut = ["cookies"];

/** The page on which facts are seen, where it has not their name. */
const pageOf: Readonly<Record<string, string>> = {
  prices: "pricing-and-availability",
  blocked: "pricing-and-availability",
  pictures: "gallery",
  places: "location",
  rooms: "about",
  amenities: "about",
};

/**
 * The desk for the content as it is now, with its mistakes; `backend` says where saved files go,
 * `paths` where pages are. Throws where the languages of the house cannot be read.
 */
export async function makeDeskConfig(
  folders: Pick<Workspace, "engine" | "house">,
  backend: object,
  paths: Paths,
) {
  const { house } = folders;
  const shapes = Object.fromEntries(
    Object.entries(contentSchemas)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, schema]) => [name.replace("/", "-"), makeShape(name, schema)]),
  );
  const villa = JSON.parse(await readFile(join(house, "villa.json"), "utf8"));
  // `blocked.json` keeps its form; a new one gets the form that `calendar` asks for.
  const kept = await readJson("blocked");
  const isOwn = kept ? !Array.isArray(kept) : villa.calendar === "own";
  const blocked = shapes["blocked"]?.anyOf?.find(({ type }) => (type === "object") === isOwn);
  if (blocked) shapes["blocked"] = blocked;
  const locales: readonly string[] = villa.locales;
  const [first = "en"] = locales;
  const words = readDeskWords(first);
  const folder = folderInRepository(folders);
  const inFolder = (path: string) => posix.join(folder, path);
  const files = await Promise.all(Object.entries(shapes).map(describeFile));
  const grouped = Map.groupBy(
    files,
    ({ name, i18n }) => placed[name] ?? (i18n ? "texts" : "house"),
  );
  const photoFiles = listNames(join(house, "photos")).filter(isReadable);
  const seen = Object.keys(shapes).map((name) => {
    const own = name.replace("texts-", "");
    return [name, paths[own] ?? paths[pageOf[own] ?? ""] ?? {}] as const;
  });
  return {
    locales,
    /** The language of the desk, and what its page says. */
    locale: words.locale,
    words: words.page,
    /** How the site says what a stay costs, and what the house calls its seasons and extras. */
    stayWords: layOver(
      words.findTexts("availability"),
      (await readJson(`texts/${first}/availability`)) ?? undefined,
    ) as StayWords,
    config: {
      load_config_file: false,
      backend,
      app_title: villa.name,
      show_preview_links: false,
      media_folder: inFolder("photos"),
      public_folder: "/photos",
      media_libraries: { default: { config: { slugify_filename: true } } },
      i18n: { structure: "multiple_folders", locales, default_locale: locales[0] },
      editor: { preview: false },
      collections: [
        ...groups.map((name) => ({
          ...{ name, label: words.groups[name], i18n: true },
          files: grouped.get(name) ?? [],
        })),
        describePages(),
        describeNews(),
      ],
    },
    /** What each file holds, by the name of its format. */
    shapes,
    mostGuests: Number(villa.maximumPersons),
    /** Whether the owner keeps the calendar by hand, and says now and then that it is still right. */
    hasOwnCalendar: isOwn && villa.calendar === "own",
    /** File names by name of the photo. */
    photos: Object.fromEntries(photoFiles.map((file) => [file.replace(/\.\w+$/, ""), file])),
    /** The page on which an entry is seen. */
    shownOn: { ...paths, ...Object.fromEntries(seen) },
  };

  async function describeFile([name, shape]: readonly [string, Shape]) {
    const i18n = name.startsWith("texts-");
    const own = name.replace("texts-", "");
    const file = name.replace("texts-", "texts/{{locale}}/");
    const written = i18n ? locales.map((locale) => file.replace("{{locale}}", locale)) : [file];
    const present = await Promise.all(written.map(readJson));
    const label = words.nameForm(name);
    const context = { file: name, present, i18n, words, said: i18n && words.findTexts(own) };
    const fields = shape.properties
      ? describeFields(shape, { ...context, name: "" })
      : [{ ...describeField(shape, { ...items, ...context }), label }];
    return {
      name,
      label,
      file: inFolder(`${file}.json`),
      format: name,
      i18n,
      fields: [...fields, hideField(sourceField, i18n)],
    };
  }

  async function readJson(name: string): Promise<unknown> {
    const text = await readFile(join(house, `${name}.json`), "utf8").catch(() => "null");
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  function describePages() {
    return {
      ...{ name: "pages", label: words.groups.pages, label_singular: words.groups.page },
      ...{ create: true, i18n: true },
      ...{ folder: inFolder("texts/{{locale}}/pages"), format: "page" },
      ...{ identifier_field: "title", slug: "{{address}}" },
      fields: describeMarkdown(convertSchema(frontMatter) as Shape),
    };
  }

  /** Items of news: each has one name in all languages, and need not be in all of them. */
  function describeNews() {
    const fields = describeMarkdown(convertSchema(newsFrontMatter) as Shape);
    const ofName = ["date", "address"];
    return {
      ...{ name: "news", label: words.groups.news, label_singular: words.groups.item },
      ...{ create: true, i18n: { initial_locales: "default" } },
      ...{ folder: inFolder("texts/{{locale}}/news"), format: "page" },
      ...{ identifier_field: "title", slug: "{{date}}-{{address}}" },
      fields: fields.map((field) =>
        ofName.includes(field.name) ? { ...field, required: true, i18n: "duplicate" } : field,
      ),
    };
  }

  /** The fields of a page of Markdown with this front matter. */
  function describeMarkdown(shape: Shape): Field[] {
    const text = {
      ...{
        label: words.nameField("page", "", "body"),
        widget: "markdown",
        modes: ["raw", "rich_text"],
        i18n: true,
      },
      // All of a legal page may be the engine's.
      required: false,
    };
    return [
      ...describeFields(shape, { name: "", file: "page", present: [], i18n: true, words }),
      { name: "body", ...text },
      hideField(sourceField, true),
    ];
  }
}
