import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/seasonal-pricing.ts";

export const texts: Texts<typeof english> = {
  heading: "I prezzi della stagione",
  caption: "Prezzo a notte per tutta la casa",
  period: "Periodo",
  pricePerNight: "A notte",
  perNight: "{price} a notte",
  otherDates: "Tutte le altre date",
  onRequest: "su richiesta",
  minimumNights: {
    one: "almeno {count} notte",
    many: "almeno {count} notti",
    other: "almeno {count} notti",
  },
  arrivalDays: "arrivo: {days}",
};
