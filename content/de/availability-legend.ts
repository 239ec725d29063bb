import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "So lesen Sie den Kalender",
  available: "Frei",
  booked: "Belegt",
  checkin: "Nur Abreise möglich",
  checkout: "Nur Anreise möglich",
  changeover: "Gästewechsel, belegt",
  "not-open": "Noch nicht buchbar",
};
