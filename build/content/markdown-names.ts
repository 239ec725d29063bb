import { markExample } from "../../app/facts/example-number.ts";
import { findPath, listPages, type PageSource } from "./addresses.ts";
import { messagesOf } from "./content.ts";

/**
 * What pages of Markdown in one language may name: facts in braces, `{villa}`, by the name that stands
 * there, and pages to link to.
 */
export function listMarkdownNames(source: PageSource, locale: string) {
  const { villa, cookies } = source.facts;
  const { example } = messagesOf(source, locale).operator;
  return {
    pages: listPages(source),
    pathOf: (page: string) => findPath(source, page, locale),
    facts: {
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
      consentDays: String(cookies.lifetimeDays),
    },
  };
}
