/**
 * The fields of a page of Markdown, between its first two lines of hyphens, its text below them, and
 * the line of the file in which that begins, from 1.
 */
export function splitFrontMatter(markdown: string) {
  const [, head = "", body = markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(markdown) ?? [];
  const lines = head.matchAll(/^(\w+):[^\S\n]*(.*?)\s*$/gm);
  const fields = Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
  const above = markdown.slice(0, markdown.length - body.length);
  return { fields, body, firstLine: above.split("\n").length };
}
