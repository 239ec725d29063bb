import { markExample } from "../../app/facts/example-number.ts";
import type { Facts } from "../../app/facts/facts.ts";

/**
 * What legal texts may name in braces, `{villa}`, by the name that stands there; `example` says of a
 * number that it is one.
 */
export function markdownFacts({ villa, cookies: { lifetimeDays } }: Facts, example: string) {
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
