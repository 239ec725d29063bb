// Converts pages of Markdown to forms and back. The form also has the text of the file, as others do.
import { splitFrontMatter } from "../../house/markdown/front-matter.ts";
import { sourceField } from "../../house/schemas/shape.ts";
import type { Value } from "./read-form.ts";
import { isSame } from "./save-form.ts";

/** The form of a page of Markdown. */
export function readMarkdown(text: string): Value {
  const source = endLine(text);
  const { fields, body } = splitFrontMatter(source);
  return { ...fields, body: body.trim(), [sourceField]: source };
}

/** The text of a page of Markdown with the values of its form. */
export function writeMarkdown(form: Value): string {
  const { body = "", [sourceField]: text = "", ...fields } = form;
  const source = endLine(text);
  const { fields: written, body: writtenBody } = splitFrontMatter(source);
  const head = source.slice(0, source.length - writtenBody.length);
  const kept = head
    .split("\n")
    .slice(1, -2)
    .flatMap((line: string) => {
      const [, name = ""] = /^(\w+):/.exec(line) ?? [];
      if (!(name in fields) || isSame(fields[name], written[name])) return [line];
      return isSame(fields[name], "") ? [] : [`${name}: ${fields[name]}`];
    });
  const added = Object.entries(fields)
    .filter(([name, value]) => !(name in written) && !isSame(value, ""))
    .map((line) => line.join(": "));
  const below = isSame(body, writtenBody) ? writtenBody : `\n${body}`;
  const hasHead = source.startsWith("---") || source.trim() === "";
  if (!hasHead && added.length === 0) return endLine(below.trimStart());
  return endLine(["---", ...kept, ...added, "---", below].join("\n"));
}

/** Sveltia CMS trims texts; the front matter of a page without a text ends with a line break. */
function endLine(text: string): string {
  return `${text.trimEnd()}\n`;
}
