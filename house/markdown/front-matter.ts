/**
 * The fields of a page of Markdown, between its first two lines of hyphens, its text below them, and
 * for each line of that the line of the file, from 1.
 */
export function splitFrontMatter(markdown: string) {
  const [, head = "", body = markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(markdown) ?? [];
  const written = head.matchAll(/^(\w+):[^\S\n]*(.*?)\s*$/gm);
  const fields = Object.fromEntries([...written].map(([, name = "", value = ""]) => [name, value]));
  const firstLine = markdown.slice(0, markdown.length - body.length).split("\n").length;
  return { fields, body, lines: body.split("\n").map((_, index) => firstLine + index) };
}
