import type { ChoiceDescription } from "../../../app/consent/consent-settings.ts";
import { describeCookie } from "../../../app/facts/describe-cookie.ts";
import { listChoices } from "../../../app/facts/list-choices.ts";
import { findPath } from "../../content/addresses.ts";
import { type Content, textsOf } from "../../content/content.ts";

/** What the consent control says about each choice, in one language of the content. */
export function describeChoices(content: Content, locale: string): readonly ChoiceDescription[] {
  const { cookies: texts, legal, language } = textsOf(content, locale);
  const wording = {
    purposes: texts.purposes,
    operator: content.villa.operator.name,
    languageTag: language.format,
    session: legal.session,
  };
  return listChoices(content.cookies).map(({ id, links = [], cookies }) => {
    const { name = "", description = "", links: labels = [] } = texts.choices[id] ?? {};
    return {
      id,
      name,
      description,
      links: links.map((link, index) => ({
        label: labels[index] ?? link,
        address: findPath(content, link, locale) ?? link,
      })),
      cookies: cookies.map((cookie) => describeCookie(cookie, wording)),
    };
  });
}
