import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/footer.ts";

export const texts: Texts<typeof english> = {
  label: "Kontakt, Links und Rechtliches",
  contact: "Kontakt",
  phone: "Telefon",
  email: "E-Mail",
  maps: "In Google Maps öffnen",
  explore: "Übersicht",
  legal: "Rechtliches",
  cookies: "Cookie-Richtlinie",
  gdpr: "Datenschutz und Impressum",
  terms: "Nutzungsbedingungen",
  rights: "Alle Rechte vorbehalten.",
  approval: "Vermietungsgenehmigung Nr. {number}",
  registration: "Registrierungsnummer: {number}",
  taxNumber: "Steuernummer (OIB): {number}",
  /** What is added to a number that is all zeros. */
  example: "{number} (Beispiel)",
};
