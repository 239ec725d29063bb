import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/availability-legend.ts";

export const texts: Texts<typeof english> = {
  heading: "So lesen Sie den Kalender",
  available: "Frei",
  booked: "Belegt",
  checkin: "Andere Gäste reisen an, Sie können abreisen",
  checkout: "Andere Gäste reisen ab, Sie können anreisen",
  changeover: "Andere Gäste reisen ab, die nächsten reisen an",
  "not-open": "Noch nicht buchbar",
};
