import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "Come leggere il calendario",
  available: "Disponibile",
  booked: "Occupato",
  checkin: "Solo partenza",
  checkout: "Solo arrivo",
  changeover: "Occupato, cambio ospiti",
  "not-open": "Non ancora prenotabile",
};
