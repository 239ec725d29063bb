import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { isReadable } from "../house/read/photo-files.ts";
import { contentSchemas, makeShape } from "../house/schemas/make-schemas.ts";
import { type Shape, sourceField } from "../house/schemas/shape.ts";
import { layOver } from "../house/words/engine-words.ts";
import { listNames } from "../house/workspace/house-folder.mjs";
import type { Workspace } from "../house/workspace/workspace.mjs";
import { describeField, describeFields, hideField } from "./describe-field.ts";
import { describeNews, describePages } from "./describe-pages.ts";
import { type DeskWords, readDeskWords, type StayWords } from "./desk-words.ts";
import { folderInRepository } from "./find-repository.ts";

/** The data of the desk's page: the configuration of Sveltia CMS, and shapes for reading and writing files. */
export type DeskConfig = Awaited<ReturnType<typeof makeDeskConfig>>;

/** Addresses of pages by page and language. */
export type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The groups of files, the most used first. */
const groups = ["prices-and-nights", "pictures", "house", "texts"] as const;

/** Files in another group than that of their folder. */
const placed: Readonly<Record<string, (typeof groups)[number]>> = {
  prices: "prices-and-nights",
  blocked: "prices-and-nights",
  pictures: "pictures",
  "texts-pictures": "pictures",
};

/** The field of a file that is a list. */
const items = { name: "items", parent: "", isRequired: true };

/** Files without a form: edited by hand. */
const leftOut = ["cookies"];

/** The page that shows a file of facts, if it has another name. */
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
  const villa = JSON.parse(await readFile(join(house, "villa.json"), "utf8"));
  const kept = await readJson(house, "blocked");
  // `blocked.json` keeps its form; a new one gets the form that `calendar` asks for.
  const isOwn = kept ? !Array.isArray(kept) : villa.calendar === "own";
  const shapes = listShapes(isOwn);
  const locales: readonly string[] = villa.locales;
  const [first = "en"] = locales;
  const words = readDeskWords(first);
  const folder = folderInRepository(folders);
  return {
    locales,
    /** The language of the desk, and the words of its page. */
    locale: words.locale,
    words: words.page,
    /** The site's words for prices, with the house's names of seasons and extras. */
    stayWords: layOver(
      words.findTexts("availability"),
      (await readJson(house, `texts/${first}/availability`)) ?? undefined,
    ) as StayWords,
    config: {
      load_config_file: false,
      backend,
      app_title: villa.name,
      show_preview_links: false,
      media_folder: posix.join(folder, "photos"),
      public_folder: "/photos",
      media_libraries: { default: { config: { slugify_filename: true } } },
      i18n: { structure: "multiple_folders", locales, default_locale: locales[0] },
      editor: { preview: false },
      collections: [
        ...(await describeGroups(shapes, { house, folder, locales, words })),
        describePages(words, folder),
        describeNews(words, folder),
      ],
    },
    /** The shape of each file, by the name of its format. */
    shapes,
    mostGuests: Number(villa.maximumPersons),
    /** Whether the owner keeps the calendar by hand, and confirms it now and then. */
    hasOwnCalendar: isOwn && villa.calendar === "own",
    photos: listPhotos(house),
    /** The page that shows an entry. */
    shownOn: { ...paths, ...listPathsOfForms(shapes, paths) },
  };
}

type Shapes = Readonly<Record<string, Shape>>;

/** The shapes of all files with a form; `isOwn` says whether `blocked.json` is a calendar kept by hand. */
function listShapes(isOwn: boolean): Shapes {
  const shapes = Object.fromEntries(
    Object.entries(contentSchemas)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, schema]) => [name.replace("/", "-"), makeShape(name, schema)]),
  );
  const blocked = shapes["blocked"]?.anyOf?.find(({ type }) => (type === "object") === isOwn);
  return blocked ? { ...shapes, blocked } : shapes;
}

/** File names by name of the photo. */
function listPhotos(house: string): Readonly<Record<string, string>> {
  const files = listNames(join(house, "photos")).filter(isReadable);
  return Object.fromEntries(files.map((file) => [file.replace(/\.\w+$/, ""), file]));
}

/** The addresses of the page on which a form's values are seen, by form. */
function listPathsOfForms(shapes: Shapes, paths: Paths): Paths {
  return Object.fromEntries(
    Object.keys(shapes).map((name) => {
      const own = name.replace("texts-", "");
      return [name, paths[own] ?? paths[pageOf[own] ?? ""] ?? {}];
    }),
  );
}

type FileContext = {
  readonly house: string;
  /** The folder of the house in its repository. */
  readonly folder: string;
  readonly locales: readonly string[];
  readonly words: DeskWords;
};

async function describeGroups(shapes: Shapes, context: FileContext) {
  const files = await Promise.all(
    Object.entries(shapes).map(([name, shape]) => describeFile(name, shape, context)),
  );
  const grouped = Map.groupBy(
    files,
    ({ name, i18n }) => placed[name] ?? (i18n ? "texts" : "house"),
  );
  return groups.map((name) => ({
    ...{ name, label: context.words.groups[name], i18n: true },
    files: grouped.get(name) ?? [],
  }));
}

async function describeFile(
  name: string,
  shape: Shape,
  { house, folder, locales, words }: FileContext,
) {
  const i18n = name.startsWith("texts-");
  const own = name.replace("texts-", "");
  const file = name.replace("texts-", "texts/{{locale}}/");
  const written = i18n ? locales.map((locale) => file.replace("{{locale}}", locale)) : [file];
  const present = await Promise.all(written.map((one) => readJson(house, one)));
  const label = words.nameForm(name);
  const context = { file: name, present, i18n, words, engineText: i18n && words.findTexts(own) };
  const fields = shape.properties
    ? describeFields(shape, { ...context, name: "" })
    : [{ ...describeField(shape, { ...items, ...context }), label }];
  return {
    name,
    label,
    file: posix.join(folder, `${file}.json`),
    format: name,
    // The CMS cannot save an entry that its first language lacks.
    i18n: i18n && {
      default_locale: locales.find((_, index) => present[index] !== null) ?? locales[0],
    },
    fields: [...fields, hideField(sourceField, i18n)],
  };
}

/** A file of the house; null where it is missing or no JSON. */
async function readJson(house: string, name: string): Promise<unknown> {
  const text = await readFile(join(house, `${name}.json`), "utf8").catch(() => "null");
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
