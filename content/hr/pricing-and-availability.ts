import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Cijene i slobodni termini",
  description:
    "{villa}, Istra: cijene po mjesecima i sezoni te slobodni termini. Koliko stoji noć od srpnja do sredine listopada i kako rezervirati.",
  heading: { first: "Cijene i", second: "slobodni termini" },
  lead: "Cijena vrijedi po noći, za cijelu kuću i do {persons} gostiju. Završno čišćenje i turistička pristojba već su uračunani.",
  calendar: {
    heading: "Slobodni termini",
    onRequest:
      "Javite nam koji termin imate na umu pa ćemo provjeriti je li kuća slobodna. U rezervacijskom sustavu to vidite odmah.",
    ask: "Pošaljite upit za svoj termin",
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
      "Na ovoj stranici odaberite dolazak i odlazak; u sezoni cijenu vidite odmah.",
      "S odabranim terminom nastavljate u rezervacijski sustav. Ondje potvrdite i platite; vrijede njegovi uvjeti korištenja.",
      "Prije dolaska šaljemo vam upute za put i šifru za kapiju.",
    ],
  },
  rules: {
    heading: "Kućni red ukratko",
    checkIn: "Dolazak od {time}",
    checkOut: "Odlazak do {time}",
    items: [
      "U kući se ne puši; pepeljare su na terasi",
      "Bez kućnih ljubimaca",
      "Nakon 23 sata vani tišina, zbog susjeda",
    ],
  },
};
