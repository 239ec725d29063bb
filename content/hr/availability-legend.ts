import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "Kako čitati kalendar",
  available: "Slobodno",
  booked: "Zauzeto",
  checkin: "Moguć samo odlazak",
  checkout: "Moguć samo dolazak",
  changeover: "Zauzeto, smjena gostiju",
  "not-open": "Rezervacije još nisu otvorene",
};
