import { formats } from "../../../generated/formats.ts";
import generated from "../../../generated/markdown.json" with { type: "json" };
import type { NamedCookie } from "../../facts/cookies.ts";
import { describeCookie } from "../../facts/describe-cookie.ts";
import { cookies, factTexts, villa } from "../../facts/facts.server.ts";
import { listChoices } from "../../facts/list-choices.ts";
import { fillText } from "../../i18n/fill-text.ts";
import { formatDate } from "../../i18n/format.ts";
import type { PerLocale } from "../../i18n/locales.ts";
import { type Bundles, loadPageTexts, loadTexts } from "../../load-texts.ts";
import type { Route } from "../../routes.ts";
import { headTexts, type PreparedPage } from "../prepared-page.server.ts";
import type { Block, MarkdownText } from "./markdown-text.ts";

const texts = generated as unknown as Readonly<
  Record<string, Partial<PerLocale<MarkdownText>> | undefined>
>;

export type MarkdownData = {
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly contentsHeading: string;
  /** When the text was last changed, as a sentence; none where it does not say so. */
  readonly updated: string | undefined;
  /** The way to the settings, and what stands there for those without JavaScript. */
  readonly cookieSettings: { readonly label: string; readonly withoutScripts: string };
  readonly cookieHeadings: Bundles["legal"]["columns"];
  readonly cookies: readonly {
    readonly name: string;
    readonly party: NamedCookie["party"];
    readonly purpose: string;
    readonly provider: string;
    readonly lifetime: string;
  }[];
};

/** A page of Markdown: its text, dates, headings, and the cookies where it lists them. */
export async function preparePage({ page, locale }: Route): Promise<PreparedPage<MarkdownData>> {
  const text = texts[page]?.[locale];
  if (!text) throw new Error(`no text of the page ${page} in ${locale}`);
  const { legal } = await loadPageTexts(page, locale);
  const { consent } = await loadTexts("frame", locale);
  const listsCookies = text.blocks.some((block) => block.kind === "insert");
  const wording = {
    purposes: factTexts(locale).cookies.purposes,
    operator: villa.operator.name,
    languageTag: formats[locale],
    session: legal.session,
  };
  const definitions = listsCookies ? listChoices(cookies) : [];
  const data: MarkdownData = {
    heading: text.title,
    blocks: text.blocks,
    contentsHeading: legal.contents,
    updated: text.updated && fillText(legal.updated, { date: formatDate(text.updated, locale) }),
    cookieSettings: { label: consent.button, withoutScripts: legal.withoutScripts },
    cookieHeadings: legal.columns,
    cookies: definitions.flatMap((definition) =>
      definition.cookies.map((cookie) => ({
        ...describeCookie(cookie, wording),
        party: cookie.party,
      })),
    ),
  };
  return { ...headTexts(text), data };
}
