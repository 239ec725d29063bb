import type { ChoiceDescription } from "../../../app/consent/consent-settings.ts";
import { describeLifetime } from "../../../app/facts/describe-lifetime.ts";
import { listChoices } from "../../../app/facts/list-choices.ts";
import { findPath } from "../../content/addresses.ts";
import { type Content, textsOf } from "../../content/content.ts";

/** What the consent control says about each choice, in one language of the content. */
export function describeChoices(content: Content, locale: string): readonly ChoiceDescription[] {
  const { cookies: texts, legal, language } = textsOf(content, locale);
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
      cookies: cookies.map((cookie) => ({
        name: cookie.name,
        purpose: texts.purposes[cookie.purpose ?? cookie.name] ?? "",
        provider: cookie.provider ?? content.villa.operator.name,
        lifetime: describeLifetime(cookie.lifetime, language.format, legal.session),
      })),
    };
  });
}
