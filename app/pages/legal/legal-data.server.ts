import { formats } from "../../../generated/formats.ts";
import type { NamedCookie } from "../../facts/cookies.ts";
import { describeLifetime } from "../../facts/describe-lifetime.ts";
import { cookies, factTexts, villa } from "../../facts/facts.server.ts";
import { listChoices } from "../../facts/list-choices.ts";
import { fillText } from "../../i18n/fill-text.ts";
import { formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import type { LegalText } from "./legal-text.ts";

export type LegalData = {
  readonly contentsHeading: string;
  /** When the text was last changed, as a sentence. */
  readonly updated: string;
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

/** What a legal page shows beside its text: dates, headings, and the cookies where it lists them. */
export function legalData(
  locale: Locale,
  text: LegalText,
  { legal, consent }: Pick<Bundles, "legal" | "consent">,
): LegalData {
  const listsCookies = text.blocks.some((block) => block.kind === "insert");
  const { purposes } = factTexts(locale).cookies;
  const definitions = listsCookies ? listChoices(cookies) : [];
  return {
    contentsHeading: legal.contents,
    updated: fillText(legal.updated, { date: formatDate(text.updated, locale) }),
    cookieSettings: { label: consent.button, withoutScripts: legal.withoutScripts },
    cookieHeadings: legal.columns,
    cookies: definitions.flatMap((definition) =>
      definition.cookies.map((cookie) => ({
        name: cookie.name,
        party: cookie.party,
        purpose: purposes[cookie.purpose ?? cookie.name] ?? "",
        provider: cookie.provider ?? villa.operator.name,
        lifetime: describeLifetime(cookie.lifetime, formats[locale], legal.session),
      })),
    ),
  };
}
