import type { ChoiceDescription } from "../../../app/consent/consent-settings.ts";
import { describeLifetime } from "../../../app/facts/describe-lifetime.ts";
import type { ConsentConfiguration } from "../../../app/facts/facts.ts";
import type { Locale } from "../../../app/i18n/locales.ts";
import { translate } from "../../../app/i18n/translate.ts";

/** What the consent control says about each choice, in one language. */
export function describeChoices(
  { necessary, optional }: ConsentConfiguration,
  locale: Locale,
  session: string,
): readonly ChoiceDescription[] {
  return [...necessary, ...optional].map(({ id, name, description, links = [], cookies }) => ({
    id,
    name: translate(name, locale),
    description: translate(description, locale),
    links: links.map(({ label, address }) => ({ label: translate(label, locale), address })),
    cookies: cookies.map((cookie) => ({
      name: cookie.name,
      purpose: translate(cookie.purpose, locale),
      provider: cookie.provider,
      lifetime: describeLifetime(cookie.lifetime, locale, session),
    })),
  }));
}
