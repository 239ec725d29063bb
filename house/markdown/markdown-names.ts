import { numberFormatter } from "../../domain/locales/formatters.ts";
import { findPath, listPages, type PageSource } from "../check/addresses.ts";
import { markExample } from "../facts/telephone.ts";
import { messagesOf } from "../read/content.ts";

/**
 * What pages of Markdown in one language may name: facts in braces, `{villa}`, by the name that stands
 * there, and pages to link to.
 */
export function listMarkdownNames(source: PageSource, locale: string) {
  const { villa, cookies, prices } = source.facts;
  const { operator, address, contact } = villa;
  const { language, links, operator: labels } = messagesOf(source, locale);
  const example = (fact: string | undefined) => markExample(fact ?? "", labels.example);
  const amount = numberFormatter(language.format, { minimumFractionDigits: 2 });
  return {
    pages: listPages(source),
    pathOf: (page: string) => findPath(source, page, locale),
    facts: {
      villa: villa.name,
      operator: operator.name,
      taxNumber: example(operator.taxNumber),
      vatNumber: example(operator.vatNumber),
      approval: example(operator.approval),
      registrationNumber: example(operator.registrationNumber),
      companyRegister: example(operator.companyRegister),
      shareCapital:
        operator.shareCapital === undefined
          ? ""
          : example(`${amount.format(operator.shareCapital)}\u00a0${prices.currency}`),
      bankAccount: example(operator.bankAccount),
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
      /** Who keeps the list of the newsletter, where there is one. */
      newsletterService: villa.newsletter ? new URL(villa.newsletter.service).hostname : "",
      /** Where guests book; null in a house without a booking engine. */
      bookingSite: links.booking ? new URL(links.booking.home).hostname : null,
      consentDays: String(cookies.lifetimeDays),
    },
  };
}
