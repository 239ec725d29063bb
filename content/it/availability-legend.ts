import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "Come leggere il calendario",
  available: "Libero",
  booked: "Occupato",
  checkin: "Comincia un altro soggiorno: potete partire in questo giorno",
  checkout: "Finisce un altro soggiorno: potete arrivare in questo giorno",
  changeover: "Finisce un soggiorno e ne comincia un altro",
  "not-open": "Non ancora prenotabile",
};
