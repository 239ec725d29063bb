import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { contentSchemas, convertSchema } from "../assets/content/make-schemas.ts";
import { frontMatter } from "../content/front-matter.ts";
import { isReadable } from "../content/photo-files.ts";
import { describeField, describeFields, labelOf, type Shape } from "./describe-field.ts";

/** What the desk's page is told: the configuration of Sveltia CMS, and how to read and write files. */
export type DeskConfig = {
  readonly config: {
    readonly collections: readonly Collection[];
    readonly [setting: string]: unknown;
  };
  readonly locales: readonly string[];
  /** What each file holds, by the name of its format. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** File names by name of the photo. */
  readonly photos: Readonly<Record<string, string>>;
  /** The page on which an entry is seen, by language. */
  readonly shownOn: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type Collection = {
  readonly name: string;
  readonly label: string;
  readonly files?: readonly { readonly label: string }[];
};

/** Where the desk reads and writes. */
export type DeskFolder = { readonly root: string; readonly content: string };

type Paths = DeskConfig["shownOn"];

/** What an owner comes for stands first; all other files follow in their order. */
const firstFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Prices and nights": { prices: "Prices", blocked: "Nights kept for yourself" },
  Pictures: { pictures: "Photos", "texts/pictures": "What they show" },
};

/** Drawn or legal, with shapes that no form has: written by hand. */
const leftOut = ["floor-plan", "cookies"];

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
 * `pages` where pages are. Throws where the languages of the house cannot be read.
 */
export async function makeDeskConfig(
  { root, content }: DeskFolder,
  backend: object,
  pages: Paths,
): Promise<DeskConfig> {
  const shapes = Object.fromEntries(
    Object.entries(contentSchemas)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, schema]) => [name, convertSchema(schema) as Shape]),
  );
  const villa = JSON.parse(await readFile(join(content, "villa.json"), "utf8"));
  const locales: readonly string[] = villa.locales;
  const folder = relative(root, content);
  const files = await Promise.all(Object.entries(shapes).map(describeFile));
  const first = Object.entries(firstFiles).map(([label, labels]) => ({
    label,
    files: files.flatMap((file) => {
      const own = labels[file.name];
      return own === undefined ? [] : [{ ...file, label: own }];
    }),
  }));
  const rest = files.filter(
    ({ name }) => !Object.values(firstFiles).some((labels) => name in labels),
  );
  const isText = ({ name }: (typeof files)[number]) => name.startsWith("texts/");
  const groups = [
    ...first,
    { label: "House", files: rest.filter((file) => !isText(file)) },
    { label: "Texts", files: rest.filter(isText) },
  ];
  const photoFiles = (await readdir(join(content, "photos"))).filter(isReadable);
  return {
    locales,
    config: {
      load_config_file: false,
      backend,
      app_title: villa.name,
      show_preview_links: false,
      media_folder: `${folder}/photos`,
      public_folder: "/photos",
      media_libraries: { default: { config: { slugify_filename: true } } },
      i18n: { structure: "multiple_folders", locales, default_locale: locales[0] },
      editor: { preview: false },
      collections: [
        ...groups.map(({ label, files }) => ({
          ...{ name: label.toLowerCase().replaceAll(" ", "-"), label, i18n: true },
          files: files.map((file) => ({ ...file, name: file.name.replace("/", "-") })),
        })),
        describePages(),
      ],
    },
    shapes: Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name.replace("/", "-"), shape]),
    ),
    photos: Object.fromEntries(photoFiles.map((file) => [file.replace(/\.\w+$/, ""), file])),
    shownOn: {
      ...pages,
      ...Object.fromEntries(
        files.map(({ name }) => {
          const own = name.replace("texts/", "");
          return [name.replace("/", "-"), pages[own] ?? pages[pageOf[own] ?? ""] ?? {}];
        }),
      ),
    },
  };

  async function describeFile([name, shape]: readonly [string, Shape]) {
    const i18n = name.startsWith("texts/");
    const file = i18n ? name.replace("/", "/{{locale}}/") : name;
    const written = i18n ? locales.map((locale) => file.replace("{{locale}}", locale)) : [file];
    const present = await Promise.all(written.map(readJson));
    const root = describeField(shape, { name: "items", isRequired: true, present, i18n });
    const label = labelOf(name.replace("texts/", ""));
    const hasFields = shape.properties !== undefined;
    return {
      name,
      label,
      file: `${folder}/${file}.json`,
      format: name.replace("/", "-"),
      i18n,
      fields: hasFields
        ? describeFields(shape, { present, i18n })
        : [{ ...root, label, root: true }],
    };
  }

  async function readJson(name: string): Promise<unknown> {
    const text = await readFile(join(content, `${name}.json`), "utf8").catch(() => "null");
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  function describePages() {
    const shape = convertSchema(frontMatter) as Shape;
    const text = { label: "Text", widget: "markdown", modes: ["raw", "rich_text"], i18n: true };
    return {
      ...{ name: "pages", label: "Pages", label_singular: "Page", create: true, i18n: true },
      ...{ folder: `${folder}/texts/{{locale}}/pages`, format: "page" },
      ...{ identifier_field: "title", slug: "{{address}}" },
      fields: [...describeFields(shape, { present: [], i18n: true }), { name: "body", ...text }],
    };
  }
}
