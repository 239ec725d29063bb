import type { Colours } from "../../../app/facts/colours.ts";
import { schemas } from "../../../app/facts/facts.ts";
import { factMessageSchemas, messageChunks } from "../../../app/message-schemas.ts";
import type { MarkdownText } from "../../../app/pages/markdown/markdown-text.ts";
import { listAddresses, listMarkdownPages } from "../../content/addresses.ts";
import { compileMarkdown } from "../../content/compile-markdown.ts";
import { describeChoices } from "../../content/consent.ts";
import { type Content, messagesOf } from "../../content/content.ts";
import { listMarkdownNames } from "../../content/markdown-names.ts";
import type { Files } from "../generated-folder.ts";
import { listLinks } from "./list-links.ts";

/**
 * A checked content as the application imports it: languages and addresses, formats, clock and most
 * guests, moved addresses, blocked nights (modules, some also for browsers), the facts with what is said of them
 * (`facts.json`, for the server only), pages of Markdown (`markdown.json`), and the messages of pages, of
 * their layout with its links, and of the consent modal with its choices (`messages/<chunk>-<locale>.json`).
 */
export function makeContentFiles(content: Content): Files {
  const { villa, colours, blocked = [] } = content.facts;
  const { locales } = villa;
  const perLocale = <T>(make: (locale: string) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
  const facts = pick(content.facts, Object.keys(schemas));
  const messages = perLocale((locale) =>
    pick(messagesOf(content, locale), Object.keys(factMessageSchemas)),
  );
  const languages = perLocale((locale) => messagesOf(content, locale).language.name);
  const formats = perLocale((locale) => messagesOf(content, locale).language.format);
  const { pages, moved } = listAddresses(content);
  const chunks = locales.flatMap((locale) =>
    Object.entries(messageChunks).map(([chunk, namespaces]) => {
      const all = {
        ...pick(messagesOf(content, locale), namespaces),
        ...(chunk === "layout" && { links: listLinks(content, locale) }),
        ...(chunk === "consent-modal" && { choices: describeChoices(content, locale) }),
      };
      return [`messages/${chunk}-${locale}.json`, JSON.stringify(all)];
    }),
  );
  return {
    ...Object.fromEntries(chunks),
    "facts.json": JSON.stringify({
      facts,
      messages,
      openGraph: perLocale((locale) => messagesOf(content, locale).language.openGraph),
    }),
    "markdown.json": JSON.stringify(compilePages(content)),
    "site.ts": declare({ languages, pages, markdownPages: listMarkdownPages(content) }),
    // Files of their own: a first view needs neither.
    "formats.ts": declare({ formats, ...pick(villa, ["timeZone", "maximumPersons"]) }),
    "moved.ts": declare({ moved }),
    "colours.css": declareColours(colours),
    "blocked.ts": declare({ blocked }),
  };
}

/** The pages of Markdown by name and language. */
function compilePages(content: Content) {
  const compiled: Record<string, Record<string, MarkdownText>> = {};
  for (const [locale, pages] of Object.entries(content.pages)) {
    const names = listMarkdownNames(content, locale);
    for (const [name, page] of Object.entries(pages)) {
      compiled[name] = { ...compiled[name], [locale]: compileMarkdown(page, names).text };
    }
  }
  return compiled;
}

/** The colours as custom properties, `--surface`, below all other styles. */
function declareColours(colours: Colours): string {
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour};`);
  return `@layer tokens {:root{${properties.join("")}}}\n`;
}

/** A module that exports these values, with types as narrow as they are. */
function declare(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join("");
}

function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}
