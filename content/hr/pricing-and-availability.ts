import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Cijene i dostupnost",
  description:
    "Cijene po mjesecima i sezoni te slobodni termini: koliko stoji noć u Villi Kalandri u Istri od srpnja do sredine listopada i kako je rezervirati.",
  heading: { first: "Cijene i", second: "dostupnost" },
  lead: "Cijene su po noći i za cijelu kuću, za najviše {persons} gostiju. Čišćenje i turistička pristojba već su uračunani.",
  calendar: {
    heading: "Slobodni termini",
    onRequest:
      "Javite nam koji termin imate na umu pa ćemo vam reći je li kuća slobodna. Rezervacijski sustav odgovara odmah.",
    ask: "Pitajte za svoj termin",
    askSubject: "Upit za termin: {villa}",
  },
  included: {
    heading: "Što je uključeno u cijenu",
    items: [
      "Cijela kuća, vrt i bazen samo za vaše društvo",
      "Posteljina te ručnici za kupaonicu i bazen",
      "Struja, voda, grijanje, drva i internet",
      "Grijanje i održavanje bazena",
      "Završno čišćenje i turistička pristojba",
    ],
  },
  booking: {
    heading: "Kako rezervirati",
    steps: [
      "Na ovoj stranici odaberite dan dolaska i dan odlaska; cijenu ćete vidjeti odmah.",
      "S odabranim terminom nastavljate u rezervacijski sustav, koji se otvara u novoj kartici. Ondje potvrdite i platite prema uvjetima korištenja tog sustava.",
      "Prije dolaska šaljemo vam upute za put i šifru za dvorišna vrata.",
    ],
  },
  rules: {
    heading: "Kućni red ukratko",
    checkIn: "Dolazak od {time}",
    checkOut: "Odlazak do {time}",
    items: [
      "U kući se ne puši; pepeljare su na terasi",
      "Bez kućnih ljubimaca",
      "Od jedanaest navečer vani je tišina, radi susjeda",
    ],
  },
};
