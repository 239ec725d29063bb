import { locales } from "../../../app/i18n/locales.ts";
import type { Content } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";

/**
 * The drawings of the content, each a file of its own whose root pages refer to as `#drawing`, and
 * what pages need to show them (`drawings.json`): path, `viewBox`, and a description in each language,
 * empty where the drawing is decoration.
 */
export function makeDrawings({ drawings, texts }: Pick<Content, "drawings" | "texts">): Files {
  const files: Record<string, string> = {};
  const list = Object.entries(drawings).map(([name, svg]) => {
    const drawing = svg.replace("<svg", '<svg id="drawing"');
    const path = `/drawings/${name}-${hashOf(drawing)}.svg`;
    files[`public${path}`] = drawing;
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
    const alt = Object.fromEntries(locales.map((locale) => [locale, altOf(name, locale)]));
    return [name, { path, viewBox, alt }];
  });
  return {
    ...files,
    "drawings.json": `${JSON.stringify(Object.fromEntries(list), undefined, 2)}\n`,
  };

  function altOf(name: string, locale: keyof typeof texts): string {
    const descriptions = texts[locale]["drawings"] as Readonly<Record<string, string>> | undefined;
    return descriptions?.[name] ?? "";
  }
}
