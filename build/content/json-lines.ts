/** What there is in JSON: texts, brackets and signs, numbers and names; a quote alone is a text that does not end. */
const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\],:"]|[^\s{}[\],:"]+/g;

/**
 * Where each value of a JSON text stands, by its path (`periods.0.from`), and what it is, as written; and
 * where the text is no JSON. The first line is 1.
 */
export function readJsonLines(json: string) {
  const all = [...json.matchAll(tokens)].map(({ 0: text, index }) => ({ text, index }));
  const lines = new Map<string, number>();
  const values = new Map<string, string>();
  let at = 0;
  const next = () => all[at]?.text ?? "";
  const isWhole = readValue("") && at === all.length;
  if (isWhole) return { lines, values };
  const before = json.slice(0, all[at]?.index ?? json.trimEnd().length).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { lines, values, broken: { line: before.length, column } };

  function readValue(path: string): boolean {
    const { text, index } = all[at] ?? { text: "", index: 0 };
    lines.set(path, json.slice(0, index).split("\n").length);
    if (text === "{") return readEntries(path, "}", readName);
    if (text === "[") return readEntries(path, "]", String);
    values.set(path, text);
    return isJson(text) && take(text);
  }

  /** What stands between two brackets, each under what `name` makes of its rank. */
  function readEntries(
    path: string,
    end: string,
    name: (rank: number) => string | undefined,
  ): boolean {
    at += 1;
    if (take(end)) return true;
    for (let rank = 0; ; rank++) {
      const key = name(rank);
      if (key === undefined || !readValue(path === "" ? key : `${path}.${key}`)) return false;
      if (take(end)) return true;
      if (!take(",")) return false;
    }
  }

  function readName(): string | undefined {
    const text = next();
    if (!text.startsWith('"') || !isJson(text)) return undefined;
    at += 1;
    return take(":") ? JSON.parse(text) : undefined;
  }

  function take(text: string): boolean {
    if (next() !== text) return false;
    at += 1;
    return true;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
