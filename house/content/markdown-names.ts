import { numberFormatter } from "../../domain/locales/formatters.ts";
import { findProvider } from "../facts/embeds.ts";
import type { Facts } from "../facts/facts.ts";
import { type Formatters, placeholders } from "../facts/placeholders.ts";
import { markExample } from "../facts/telephone.ts";
import type { MarkdownNames } from "../markdown/compile-markdown.ts";
import { findPath, listPages, type PageSource } from "./addresses.ts";
import { type Content, messagesOf } from "./content.ts";

export type MarkdownSource = PageSource & Pick<Content, "files">;

/**
 * What pages of Markdown in one language may name: facts in braces, `{villa}`, by the name that stands
 * there, and pages to link to.
 */
export function listMarkdownNames(source: MarkdownSource, locale: string): MarkdownNames {
  const { villa, cookies, prices, pictures, places } = source.facts;
  const { operator, address, contact } = villa;
  const { language, links, operator: labels } = messagesOf(source, locale);
  const example = (fact: string | undefined) => markExample(fact ?? "", labels.example);
  const amount = numberFormatter(language.format, { minimumFractionDigits: 2 });
  return {
    pages: listPages(source),
    pathOf: (page: string) => findPath(source, page, locale),
    blocks: {
      photos: pictures.photos.map(({ file }) => file),
      places: places.places.map(({ key }) => key),
      files: source.files.served,
      embeds: Object.fromEntries(
        cookies.optional.flatMap((choice) => {
          const provider = findProvider(choice);
          return provider ? [[choice.id, provider]] : [];
        }),
      ),
    },
    facts: {
      ...namesOfFacts(source.facts),
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
      /** The host of the form service for enquiries, if the house has one. */
      enquiryService:
        typeof villa.enquiries === "object" ? new URL(villa.enquiries.service).hostname : "",
      /** The host of the newsletter's service, if there is one. */
      newsletterService: villa.newsletter ? new URL(villa.newsletter.service).hostname : "",
      /** The host of the booking engine, or null. */
      bookingSite: links.booking ? new URL(links.booking.home).hostname : null,
      consentDays: String(cookies.lifetimeDays),
    },
  };
}

const asIs: Formatters = { metres: any, width: any, minutes: any, share: any, day: any, time: any };

function any<Fact extends string | number>(fact: Fact | undefined): Fact | undefined {
  return fact;
}

/**
 * Facts and amounts of fees that are written when a page is made, as good to know has them: they stay in
 * braces until then. Null for what the house does not have.
 */
function namesOfFacts({ villa, home, prices, places, rooms }: Facts) {
  const house = { villa, home, prices, places, ...rooms };
  const facts = Object.entries(placeholders).map(
    ([name, read]) => [name, read(house, asIs) === undefined ? null : `{${name}}`] as const,
  );
  const fees = (prices.fees ?? []).map(
    ({ key, amount }) => [key, amount === undefined ? null : `{${key}}`] as const,
  );
  return Object.fromEntries([...facts, ...fees]);
}
