import { markExample } from "../../../app/facts/example-number.ts";
import type { ConsentConfiguration, Villa } from "../../../app/facts/facts.ts";

/**
 * What legal texts may name in braces, `{villa}`, by the name that stands there; `example` says of a
 * number that it is one.
 */
export function legalFacts(
  villa: Villa,
  { lifetimeDays }: Pick<ConsentConfiguration, "lifetimeDays">,
  example: string,
) {
  return {
    villa: villa.name,
    host: villa.host.name,
    taxNumber: markExample(villa.host.taxNumber, example),
    approval: markExample(villa.host.approval, example),
    registrationNumber: markExample(villa.host.registrationNumber, example),
    street: villa.address.street,
    postalCode: villa.address.postalCode,
    locality: villa.address.locality,
    phone: villa.contact.phone,
    email: villa.contact.email,
    privacyEmail: villa.contact.dataProtectionEmail,
    consentDays: String(lifetimeDays),
  };
}
