import type { ConsentConfiguration, Villa } from "../../../app/facts/facts.ts";

/** What legal texts may name in braces, `{villa}`, by the name that stands there. */
export function legalFacts(
  villa: Villa,
  { lifetimeDays }: Pick<ConsentConfiguration, "lifetimeDays">,
) {
  return {
    villa: villa.name,
    host: villa.host.name,
    street: villa.address.street,
    postalCode: villa.address.postalCode,
    locality: villa.address.locality,
    phone: villa.contact.phone,
    email: villa.contact.email,
    privacyEmail: villa.contact.dataProtectionEmail,
    consentDays: String(lifetimeDays),
  };
}
