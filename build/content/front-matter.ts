/** A Markdown file: the fields between its first two lines of hyphens, and the text below them. */
export type MarkdownFile = {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Splits a Markdown file; one without front matter has no fields. */
export function splitFrontMatter(markdown: string): MarkdownFile {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(markdown) ?? [];
  if (head === undefined || body === undefined) return { fields: {}, body: markdown };
  const fields = head.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return name && value !== undefined ? [[name, value] as const] : [];
  });
  return { fields: Object.fromEntries(fields), body };
}
