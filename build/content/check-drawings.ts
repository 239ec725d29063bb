import type { Content } from "./content.ts";

/** What a drawing may consist of: shapes. Nothing of it runs, loads or styles anything. */
const elements = "svg g path circle ellipse line rect polyline polygon".split(" ");
const forbiddenAttribute = /\s(?:on\w+|style|class|id|(?:xlink:)?href)\s*=|url\(/;

/** Mistakes in the drawings. */
export function* checkDrawings({ drawings }: Content): Iterable<string> {
  for (const [name, svg] of Object.entries(drawings)) {
    const mistake = findMistake(svg);
    if (mistake) yield `content/drawings/${name}.svg: ${mistake}.`;
  }
}

function findMistake(svg: string): string | undefined {
  if (!/^\s*<svg\s[^>]*\bviewBox="[-\d.]+(?: [-\d.]+){3}"[^>]*>[\s\S]*<\/svg>\s*$/.test(svg)) {
    return 'this is no drawing with a viewBox; expected <svg … viewBox="0 0 width height">';
  }
  const tags = [...svg.matchAll(/<[/!?]?([^\s>/]*)/g)];
  const strange = tags.find(([, name = ""]) => !elements.includes(name));
  if (strange) return `it holds ${strange[0]}; expected nothing but shapes: ${elements.join(", ")}`;
  const attribute = forbiddenAttribute.exec(svg);
  return attribute ? `it holds ${attribute[0].trim()}; take it out` : undefined;
}
