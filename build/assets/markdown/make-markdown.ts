import { markExample } from "../../../app/facts/example-number.ts";
import { findPath, listPages } from "../../content/addresses.ts";
import { type Content, textsOf } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { compileMarkdown } from "./compile-markdown.ts";

/** The pages of Markdown of a checked content, compiled: `markdown.json`, by page and language. */
export function makeMarkdown(content: Content): Files {
  const pages = listPages(content);
  const compiled: Record<string, Record<string, unknown>> = {};
  for (const [locale, sources] of Object.entries(content.markdown)) {
    const facts = markdownFacts(content, textsOf(content, locale).operator.example);
    const pathOf = (page: string) => findPath(content, page, locale);
    for (const [page, source] of Object.entries(sources)) {
      const { text } = compileMarkdown(source, { facts, pages, pathOf });
      compiled[page] = { ...compiled[page], [locale]: text };
    }
  }
  return { "markdown.json": JSON.stringify(compiled) };
}

/**
 * What legal texts may name in braces, `{villa}`, by the name that stands there; `example` says of a
 * number that it is one.
 */
export function markdownFacts(
  { villa, cookies: { lifetimeDays } }: Pick<Content, "villa" | "cookies">,
  example: string,
) {
  return {
    villa: villa.name,
    operator: villa.operator.name,
    taxNumber: markExample(villa.operator.taxNumber, example),
    approval: markExample(villa.operator.approval, example),
    registrationNumber: markExample(villa.operator.registrationNumber, example),
    companyRegister: markExample(villa.operator.companyRegister ?? "", example),
    directors: villa.operator.directors ?? "",
    street: villa.address.street,
    postalCode: villa.address.postalCode,
    locality: villa.address.locality,
    phone: villa.contact.phone,
    email: villa.contact.email,
    privacyEmail: villa.contact.dataProtectionEmail,
    consentDays: String(lifetimeDays),
  };
}
