import { type Content, textsOf } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";

/** What a drawing may consist of: shapes. Nothing of it runs, loads or styles anything. */
const elements = new Set("svg g path circle ellipse line rect polyline polygon".split(" "));
const forbiddenAttribute = /\s(?:on\w+|style|class|id|(?:xlink:)?href)\s*=|url\(/;

/** Mistakes in the drawings, and descriptions of drawings that are not there. */
export function checkDrawings(content: Content): string[] {
  const { drawings, places, home, villa, locales } = content;
  const names = Object.keys(drawings);
  const shown = [
    ...places.stories.map(
      ({ key, drawing }) => ["places", `the story of ${key}`, drawing] as const,
    ),
    ...home.passages.map(({ key, drawing }) => ["home", `the passage ${key}`, drawing] as const),
    ["villa", "the host", villa.host?.drawing] as const,
  ];
  return [
    ...Object.entries(drawings).flatMap(([name, svg]) => {
      const mistake = findMistake(svg);
      return mistake ? [`content/drawings/${name}.svg: ${mistake}.`] : [];
    }),
    ...shown.flatMap(([file, who, drawing]) =>
      drawing === undefined || names.includes(drawing)
        ? []
        : [
            `content/${file}.json: ${who} shows the drawing "${drawing}", which is not in ` +
              `content/drawings${nearestOf(drawing, names)}.`,
          ],
    ),
    ...locales.flatMap((locale) =>
      Object.keys(textsOf(content, locale).drawings)
        .filter((name) => !names.includes(name))
        .map(
          (name) =>
            `content/texts/${locale}/drawings.json: there is no content/drawings/${name}.svg; remove the ` +
            `text or add the drawing${nearestOf(name, names)}.`,
        ),
    ),
  ];
}

function findMistake(svg: string): string | undefined {
  if (!/^\s*<svg\s[^>]*\bviewBox="[-\d.]+(?: [-\d.]+){3}"[^>]*>[\s\S]*<\/svg>\s*$/.test(svg)) {
    return 'this is no drawing with a viewBox; expected <svg … viewBox="0 0 width height">';
  }
  const strange = [...svg.matchAll(/<[/!?]?([^\s>/]*)/g)].find(
    ([, name]) => !elements.has(name ?? ""),
  );
  if (strange)
    return `it holds ${strange[0]}; expected nothing but shapes: ${[...elements].join(", ")}`;
  const attribute = forbiddenAttribute.exec(svg);
  return attribute ? `it holds ${attribute[0].trim()}; take it out` : undefined;
}
