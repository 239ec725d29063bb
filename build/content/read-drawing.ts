/** An element of a drawing, with what the groups around it say of it too. */
export type DrawnElement = {
  readonly name: string;
  /** In the file, from 1. */
  readonly line: number;
  readonly attributes: Attributes;
  /** Its attributes and those of the groups around it. */
  readonly inherited: Attributes;
  /** That of the groups around it, then its own. */
  readonly transform: string;
};

type Attributes = Readonly<Record<string, string | undefined>>;

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The elements of an SVG drawing that holds nothing but shapes and groups, the outermost first; nothing
 * where it cannot be read.
 */
export function readDrawing(svg: string): readonly DrawnElement[] | undefined {
  const elements: DrawnElement[] = [];
  const open: DrawnElement[] = [];
  if (svg.replaceAll(tag, "").trim() !== "") return undefined;
  for (const { index, 1: end, 2: name = "", 3: written = "", 4: isEmpty } of svg.matchAll(tag)) {
    if (end) {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key, double, single]) => [key, double ?? single]),
    );
    const { inherited, transform = "" } = open.at(-1) ?? {};
    const element = {
      ...{ name, attributes, line: svg.slice(0, index).split("\n").length },
      inherited: { ...inherited, ...attributes },
      transform: `${transform} ${attributes["transform"] ?? ""}`.trim(),
    };
    elements.push(element);
    if (!isEmpty) open.push(element);
  }
  return open.length === 0 ? elements : undefined;
}
