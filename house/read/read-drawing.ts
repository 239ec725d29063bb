/** An element of a drawing, with the attributes of its groups. */
export type DrawnElement = {
  readonly name: string;
  /** In the file, from 1. */
  readonly line: number;
  readonly attributes: Attributes;
  /** Its attributes and those of the groups around it. */
  readonly inherited: Attributes;
  /** The transforms of the groups around it, then its own. */
  readonly transform: string;
  /** Its parent. */
  readonly parent: DrawnElement | undefined;
  /** Its markup with its content. */
  readonly source: string;
};

type Attributes = Readonly<Record<string, string | undefined>>;

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The elements of an SVG drawing of shapes and groups, the outermost first; `undefined` where its markup is
 * broken or contains text.
 */
export function readDrawing(svg: string): readonly DrawnElement[] | undefined {
  type Open = { -readonly [Key in keyof DrawnElement]: DrawnElement[Key] } & { start: number };
  const elements: DrawnElement[] = [];
  const open: Open[] = [];
  if (svg.replaceAll(tag, "").trim() !== "") return undefined;
  for (const match of svg.matchAll(tag)) {
    const { index, 0: source, 1: end, 2: name = "", 3: written = "", 4: isEmpty } = match;
    if (end) {
      const closed = open.pop();
      if (closed?.name !== name) return undefined;
      closed.source = svg.slice(closed.start, index + source.length);
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key, double, single]) => [key, double ?? single]),
    );
    const parent = open.at(-1);
    const { inherited, transform = "" } = parent ?? {};
    const element: Open = {
      ...{ name, attributes, parent, source, start: index },
      line: svg.slice(0, index).split("\n").length,
      inherited: { ...inherited, ...attributes },
      transform: `${transform} ${attributes["transform"] ?? ""}`.trim(),
    };
    elements.push(element);
    if (!isEmpty) open.push(element);
  }
  return open.length === 0 ? elements : undefined;
}
