import { posix } from "node:path";
import { frontMatter, newsFrontMatter } from "../house/markdown/front-matter-schema.ts";
import { convertSchema } from "../house/schemas/make-schemas.ts";
import { type Shape, sourceField } from "../house/schemas/shape.ts";
import { describeFields, type Field, hideField } from "./describe-field.ts";
import type { DeskWords } from "./desk-words.ts";

/** The desk's collection of Markdown pages; `folder` is that of the house in its repository. */
export function describePages(words: DeskWords, folder: string) {
  return {
    ...{ name: "pages", label: words.groups.pages, label_singular: words.groups.page },
    ...{ create: true, i18n: true },
    ...{ folder: posix.join(folder, "texts/{{locale}}/pages"), format: "page" },
    ...{ identifier_field: "title", slug: "{{address}}" },
    fields: describeMarkdown(convertSchema(frontMatter) as Shape, words),
  };
}

/** Items of news: each has one name in all languages, and need not be in all of them. */
export function describeNews(words: DeskWords, folder: string) {
  const fields = describeMarkdown(convertSchema(newsFrontMatter) as Shape, words);
  const ofName = ["date", "address"];
  return {
    ...{ name: "news", label: words.groups.news, label_singular: words.groups.item },
    ...{ create: true, i18n: { initial_locales: "default" } },
    ...{ folder: posix.join(folder, "texts/{{locale}}/news"), format: "page" },
    ...{ identifier_field: "title", slug: "{{date}}-{{address}}" },
    fields: fields.map((field) =>
      ofName.includes(field.name) ? { ...field, required: true, i18n: "duplicate" } : field,
    ),
  };
}

/** The fields of a page of Markdown with this front matter. */
function describeMarkdown(shape: Shape, words: DeskWords): Field[] {
  const text = {
    ...{
      label: words.nameField("page", "", "body"),
      widget: "markdown",
      modes: ["raw", "rich_text"],
      i18n: true,
    },
    // A legal page may be wholly the engine's.
    required: false,
  };
  return [
    ...describeFields(shape, { name: "", file: "page", present: [], i18n: true, words }),
    { name: "body", ...text },
    hideField(sourceField, true),
  ];
}
