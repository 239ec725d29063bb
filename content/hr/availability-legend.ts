import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "Kako čitati kalendar",
  available: "Slobodno",
  booked: "Zauzeto",
  checkin: "Dolaze drugi gosti: moguć odlazak",
  checkout: "Odlaze drugi gosti: moguć dolazak",
  changeover: "Jedni gosti odlaze, drugi dolaze",
  "not-open": "Još nije otvoreno za rezervacije",
};
