/** Elements that only draw; anything else may run, load or embed something. */
const drawingElements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon " +
    "clippath mask pattern lineargradient radialgradient stop"
  ).split(" "),
);

/** Why an SVG drawing must not be published, as the end of a sentence; nothing if it only draws. */
export function findSvgDanger(svg: string): string | undefined {
  const body = svg.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?/, "").replace(/<!--[\s\S]*?-->/g, "");
  if (!/^\s*<svg[\s>]/i.test(body) || !/<\/svg\s*>\s*$/i.test(body)) return "it is no SVG drawing";
  if (/<[!?]/.test(body)) return "it holds a declaration or an instruction";
  for (const [, name = ""] of body.matchAll(/<\/?\s*([^\s/>]+)/g)) {
    if (!drawingElements.has(name.toLowerCase())) return `it holds the element <${name}>`;
  }
  if (/[\s"'/]on[a-z]+\s*=/i.test(body)) return "it holds an event handler";
  if (/(?:href|src)\s*=\s*["']?\s*[^"'#\s]/i.test(body)) return "it refers to another address";
  if (/url\(\s*(?!["']?#)/i.test(body) || /@import|javascript:|&#/i.test(body)) {
    return "it refers to another address";
  }
  return undefined;
}
