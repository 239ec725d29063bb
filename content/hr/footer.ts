import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/footer.ts";

export const texts: Texts<typeof english> = {
  label: "Kontakt, poveznice i pravne informacije",
  contact: "Kontakt",
  phone: "Telefon",
  email: "E-pošta",
  maps: "Pronađite nas na Google kartama",
  explore: "Razgledajte",
  legal: "Pravne informacije",
  cookies: "Pravila o kolačićima",
  gdpr: "Privatnost i impresum",
  terms: "Uvjeti korištenja",
  rights: "Sva prava pridržana.",
  approval: "Rješenje o odobrenju: {number}",
  registration: "Registarski broj: {number}",
  taxNumber: "OIB: {number}",
  /** What is added to a number that is all zeros. */
  example: "{number} (primjer)",
};
