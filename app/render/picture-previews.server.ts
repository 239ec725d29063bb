import previews from "../../generated/previews.json" with { type: "json" };

const rules: Readonly<Record<string, string>> = previews.rules;

/** Focal points and preview colours of the photos in a page's HTML, as styles. */
export function previewStyles(html: string): string {
  const shown = new Set([...html.matchAll(/ data-photo="([^"]*)"/g)].map(([, file = ""]) => file));
  return `@layer previews{${[...shown].map((file) => rules[file] ?? "").join("")}}`;
}

/** A link to those of all photos: the application loads them with the next page. */
export const allPreviewsLink = `<link rel="stylesheet" href="${previews.path}" data-previews disabled>`;
