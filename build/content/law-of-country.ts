import { keysOf } from "./check-facts.ts";
import { type Content, listMessages } from "./content.ts";
import laws from "./laws.json" with { type: "json" };

type Law = {
  /** The supervisory authority of data protection, as it calls itself, and its site. */
  readonly authority: string;
  readonly site: string;
  /** The number by which a holiday house is known there. */
  readonly registration: string;
};

/** What a country asks of those who let a house; nothing of a country that is not known. */
export function lawOf(country: string): Law | undefined {
  return (laws as Readonly<Record<string, Law>>)[country];
}

/** The European platform for disputes, to which sites once had to lead; it was closed on 20 July 2025. */
const closedPlatform = "ec.europa.eu/consumers/odr";

/** What the law of the house's country asks for and the texts do not say, one sentence each. */
export function* findLegalGaps(content: Content): Iterable<string> {
  const { villa, prices } = content.facts;
  const messages = listMessages(content);
  for (const { place, text } of messages) {
    if (!text.includes(closedPlatform)) continue;
    yield `${place} leads to the platform for online disputes, which was closed on 20 July 2025; take it out.`;
  }
  const law = lawOf(villa.address.country);
  if (!law) return;
  if (!villa.operator.registrationNumber) {
    yield `villa.json: operator.registrationNumber is empty; here it is ${law.registration}: has the house one?`;
  }
  for (const locale of villa.locales) {
    const policy = `texts/${locale}/pages/gdpr.md`;
    const own = messages.find(({ place }) => place === policy);
    if (!own || own.text.includes(law.site)) continue;
    yield `${policy}: the authority to complain to, ${law.authority}, ${law.site}, is not named; name it.`;
  }
  const charged = [...keysOf(prices.fees ?? []), ...(prices.included ?? [])];
  if (charged.includes("touristTax")) return;
  yield "prices.json: touristTax is neither among the fees nor included; does the municipality ask for one?";
}
