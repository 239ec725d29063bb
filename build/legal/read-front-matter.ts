/** The `key: value` lines between two `---` lines, and the rest. Throws a sentence without them. */
export function readFrontMatter(
  source: string,
  file: string,
): {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
} {
  const match = /^---\r?\n(?<head>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(source);
  if (!match?.groups) {
    throw new Error(`${file}: the file must begin with a block between two lines of ---.`);
  }
  const { head = "", body = "" } = match.groups;
  const fields = head.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { fields: Object.fromEntries(fields), body };
}
