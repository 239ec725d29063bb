import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dependsOnPets, mostPets } from "../../../domain/prices/party.ts";
import type { PriceList } from "../../../domain/prices/price-list.ts";
import {
  listAdditionalPages,
  listAddresses,
  listMarkdownPages,
} from "../../../house/content/addresses.ts";
import { describeChoices, wordBar } from "../../../house/content/consent-texts.ts";
import { type Content, messagesOf } from "../../../house/content/content.ts";
import { listMarkdownNames } from "../../../house/content/markdown-names.ts";
import { messageChunks } from "../../../house/content/message-schemas.ts";
import { ownCalendarDays, readBlocked } from "../../../house/facts/blocked.ts";
import type { Colours } from "../../../house/facts/colours.ts";
import { schemas } from "../../../house/facts/facts.ts";
import { listOutsideLinks } from "../../../house/facts/navigation.ts";
import { compileMarkdown } from "../../../house/markdown/compile-markdown.ts";
import type { MarkdownText } from "../../../house/markdown/markdown-text.ts";
import { findUses } from "../../../house/markdown/page-frames.ts";
import { factMessageSchemas } from "../../../house/messages/facts.messages.ts";
import { findFirstWeekday, hasFeet, isRightToLeft } from "../../../house/words/language-habits.ts";
import { engine } from "../../../house/workspace/workspace.mjs";
import type { Files } from "../generated-folder.ts";
import { makeLogo } from "../logo.ts";
import { declareTheme } from "./declare-theme.ts";
import { listLinks } from "./list-links.ts";

const readStyles = (name: string) => readFileSync(join(engine, `site/styles/${name}.css`), "utf8");

/**
 * A checked content as the application imports it: languages and addresses, formats, clock and most
 * guests, moved addresses, blocked nights (modules, some also for browsers), the facts with what is said of them
 * (`facts.json`, for the server only), pages of Markdown (`markdown.json`), and the messages of pages, of
 * their layout with its links, and of the consent modal with its choices (`messages/<chunk>-<locale>.json`).
 */
export function makeContentFiles(content: Content): Files {
  const { villa, navigation } = content.facts;
  const { nights: blocked, checked } = readBlocked(content.facts.blocked);
  const { calendarDays: days = ownCalendarDays } = villa;
  const facts = {
    ...pick(content.facts, Object.keys(schemas)),
    prices: completeList(content.facts),
  };
  const messages = perLocale(content, (locale) =>
    pick(messagesOf(content, locale), Object.keys(factMessageSchemas)),
  );
  const { paths, moved } = listAddresses(content);
  const texts: Record<string, Record<string, MarkdownText>> = perLocale(content, (locale) =>
    compilePages(content, locale),
  );
  const uses = findUses(texts);
  const hasEmbeds = Object.keys(uses.frames).length > 0;
  return {
    ...makeMessageFiles(content),
    "facts.json": JSON.stringify({ facts, messages }),
    "markdown.json": JSON.stringify(texts),
    "site.mjs": declare({
      languages: perLocale(content, (locale) => messagesOf(content, locale).language.name),
      rightToLeft: villa.locales.filter(isRightToLeft),
      paths,
      markdownPages: listMarkdownPages(content),
    }),
    // Constants: the bundler drops the branches of `false`.
    "uses.mjs": declare({
      hasEmbeds,
      hasOutsideLinks: listOutsideLinks(navigation).length > 0,
      hasReviews: content.facts.reviews !== undefined,
      hasNews: listAdditionalPages(content).includes("news"),
      hasNewsletter: villa.newsletter !== undefined,
      drawnLogo: makeLogo(content.files.logos).logo,
      ...uses,
    }),
    // In files of their own, because a first view needs neither.
    "formats.mjs": declare(listFormats(content)),
    "moved.mjs": declare({ moved }),
    "house.css": joinStyles(content),
    "additional-code.mjs": importAdditionalCode(
      [...listAdditionalPages(content), ...(uses.blockPages.length > 0 ? ["blocks"] : [])],
      hasEmbeds,
    ),
    "blocked.mjs": declare({ blocked, ownCalendar: checked === null ? null : { checked, days } }),
  };
}

function perLocale<T>(
  { facts }: Content,
  make: (locale: string) => T,
): { readonly [locale: string]: T } {
  return Object.fromEntries(facts.villa.locales.map((locale) => [locale, make(locale)]));
}

/** The messages of each chunk and language, and the module that loads them. */
function makeMessageFiles(content: Content): Files {
  const entries = content.facts.villa.locales.flatMap((locale) =>
    Object.entries(messageChunks).map(([chunk, namespaces]) => {
      const all = {
        ...pick(messagesOf(content, locale), namespaces),
        ...(chunk === "layout" && {
          links: listLinks(content, locale),
          consent: wordBar(content, locale),
        }),
        ...(chunk === "consent-modal" && { choices: describeChoices(content, locale) }),
      };
      return [`${chunk}-${locale}`, JSON.stringify(all)] as const;
    }),
  );
  const imports = entries.map(([name]) => `"${name}": () => import("./messages/${name}.json"),\n`);
  return {
    ...Object.fromEntries(entries.map(([name, text]) => [`messages/${name}.json`, text])),
    "messages.mjs": `export const messages = {\n${imports.join("")}};\n`,
  };
}

/** How dates, times, lengths and numbers of guests are written and counted. */
function listFormats(content: Content) {
  const { villa } = content.facts;
  const formats = perLocale(content, (locale) => messagesOf(content, locale).language.format);
  const localesWith = (custom: "numericMonths" | "wholeHours") =>
    villa.locales.filter((locale) => messagesOf(content, locale).language[custom]);
  return {
    formats,
    feet: perLocale(content, (locale) =>
      villa.measures ? villa.measures === "feet" : hasFeet(formats[locale] ?? locale),
    ),
    firstWeekdays: perLocale(
      content,
      (locale) => villa.firstWeekday ?? findFirstWeekday(formats[locale] ?? locale),
    ),
    numericMonths: localesWith("numericMonths"),
    wholeHours: localesWith("wholeHours"),
    ...pick(villa, ["timeZone", "maximumPersons"]),
  };
}

/** The styles of this house alone: its colours, sheets that other houses have no use for, and its own rules. */
function joinStyles(content: Content): string {
  const { villa, colours, theme, reviews } = content.facts;
  const { logos, styles } = content.files;
  return [
    declareLook(colours),
    ...(villa.locales.some(isRightToLeft) ? [readStyles("right-to-left")] : []),
    ...(listAdditionalPages(content).includes("news") ? [readStyles("news")] : []),
    ...(reviews ? [readStyles("reviews")] : []),
    ...(villa.newsletter ? [readStyles("newsletter")] : []),
    ...(theme ? [declareTheme(theme), readStyles("theme")] : []),
    ...(logos.length > 0 ? [readStyles("drawn-logo")] : []),
    // The last layer. An unclosed block of the owner ends with the file.
    ...(styles ? [`@layer house {\n${styles}\n}\n`] : []),
  ].join("");
}

/** The price list, with how many guests the house takes, and that it takes pets also where they cost nothing. */
function completeList({ prices, villa }: Content["facts"]): PriceList {
  const { maximum = villa.maximumPersons, maximumPets } = prices.guests ?? {};
  const areFree = maximumPets === undefined && villa.petsAllowed && !dependsOnPets(prices);
  const guests = { ...prices.guests, maximum, ...(areFree && { maximumPets: mostPets }) };
  return { ...prices, guests };
}

/** The pages of Markdown in one language, by name. */
function compilePages(content: Content, locale: string) {
  const names = listMarkdownNames(content, locale);
  const pages = Object.entries(content.markdown[locale] ?? {});
  return Object.fromEntries(pages.map(([name, page]) => [name, compileMarkdown(page, names).text]));
}

/** The colours as custom properties, `--surface`, and the mark, below all other styles. */
function declareLook(colours: Colours): string {
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour};`);
  return `@layer tokens {:root{${properties.join("")}--mark:url("./mark.svg");}}\n`;
}

/** A module that imports the code which only some houses need, so that no other house has it in its bundles. */
function importAdditionalCode(pages: readonly string[], hasEmbeds: boolean): string {
  const imports = pages.map(
    (name) => `${JSON.stringify(name)}: () => import("/site/pages/${name}/${name}-page.tsx"),\n`,
  );
  const loadEmbeds = hasEmbeds ? '() => import("/browser/show-embeds.ts")' : "undefined";
  return `export const additionalPageLoaders = {\n${imports.join("")}};\nexport const loadEmbeds = ${loadEmbeds};\n`;
}

/** A module that exports these values; their types are in `house/generated.d.ts`. */
function declare(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}

function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}
