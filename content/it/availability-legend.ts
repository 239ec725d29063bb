import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "Come leggere il calendario",
  available: "Libero",
  booked: "Occupato",
  checkin: "Comincia un altro soggiorno: partenza possibile",
  checkout: "Finisce un altro soggiorno: arrivo possibile",
  changeover: "Finisce un soggiorno e ne comincia un altro",
  "not-open": "Non ancora prenotabile",
};
