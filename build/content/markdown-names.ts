import { markExample } from "../../app/facts/example-number.ts";
import { findPath, listPages, type PageSource } from "./addresses.ts";
import { messagesOf } from "./content.ts";

/**
 * What pages of Markdown in one language may name: facts in braces, `{villa}`, by the name that stands
 * there, and pages to link to.
 */
export function listMarkdownNames(source: PageSource, locale: string) {
  const { villa, cookies } = source.facts;
  const { operator, address, contact } = villa;
  const { example } = messagesOf(source, locale).operator;
  return {
    pages: listPages(source),
    pathOf: (page: string) => findPath(source, page, locale),
    facts: {
      villa: villa.name,
      operator: operator.name,
      taxNumber: markExample(operator.taxNumber, example),
      approval: markExample(operator.approval, example),
      registrationNumber: markExample(operator.registrationNumber, example),
      companyRegister: markExample(operator.companyRegister ?? "", example),
      directors: operator.directors ?? "",
      street: address.street,
      postalCode: address.postalCode,
      locality: address.locality,
      phone: contact.phone,
      email: contact.email,
      privacyEmail: contact.dataProtectionEmail,
      /** Who takes the form for enquiries, where it is not our server. */
      enquiryService:
        typeof villa.enquiries === "object" ? new URL(villa.enquiries.service).hostname : "",
      consentDays: String(cookies.lifetimeDays),
    },
  };
}
