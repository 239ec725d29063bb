import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/footer.ts";

export const texts: Texts<typeof english> = {
  label: "Contatti, link e informazioni legali",
  contact: "Contatti",
  phone: "Telefono",
  email: "E-mail",
  maps: "Trovateci su Google Maps",
  explore: "Da scoprire",
  legal: "Note legali",
  cookies: "Informativa sui cookie",
  gdpr: "Privacy e note legali",
  terms: "Condizioni d’uso",
  rights: "Tutti i diritti riservati.",
  approval: "Autorizzazione n. {number}",
  registration: "Numero di registrazione: {number}",
  taxNumber: "OIB (codice fiscale croato): {number}",
  /** What is added to a number that is all zeros. */
  example: "{number} (esempio)",
};
