import { defaultLocale } from "../../app/i18n/locales.ts";
import { findPage, routes } from "../../app/routes.ts";

/** The addresses of a page by language as search engines are told of them, `x-default` included. */
export function listAlternates(page: string, siteUrl: string): Readonly<Record<string, string>> {
  const versions = routes.filter((route) => route.page === page);
  const original = findPage(page, defaultLocale);
  return {
    ...(original && { "x-default": siteUrl + original.path }),
    ...Object.fromEntries(versions.map(({ locale, path }) => [locale, siteUrl + path])),
  };
}
