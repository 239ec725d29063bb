import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/navigation.ts";

export const texts: Texts<typeof english> = {
  main: "Glavni izbornik",
  skip: "Prijeđite na sadržaj",
  home: "{villa}, početna stranica",
  about: "Kuća",
  gallery: "Galerija",
  location: "Lokacija",
  partnerListing: "Na Stays in Istria",
  availability: "Slobodni termini",
  "pricing-and-availability": "Info",
  sisterVilla: "{sister}",
  bookNow: "Rezervirajte",
  menu: "Izbornik",
  language: "Jezik",
  currentLanguage: "Jezik: {language}",
  newTab: "otvara se u novoj kartici",
  lost: { title: "Ovu stranicu trenutačno nije moguće prikazati", home: "Natrag do kuće" },
};
