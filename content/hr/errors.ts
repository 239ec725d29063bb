import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/errors.ts";

export const texts: Texts<typeof english> = {
  notFound: {
    title: "Stranica nije pronađena",
    text: "Ovaj put završava među maslinama. Kuća je u suprotnom smjeru.",
  },
  general: {
    title: "Nešto je pošlo po zlu",
    text: "Ovu stranicu trenutačno ne možemo prikazati. Pokušajte ponovno za koji trenutak.",
  },
  status: "Pogreška {status}",
  home: "Natrag do kuće",
  gallery: "Pogledajte slike",
  pricing: "Cijene i slobodni termini",
  contact: "Ili nam pišite: {email}",
};
