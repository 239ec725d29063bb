import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/seasonal-pricing.ts";

export const texts: Texts<typeof english> = {
  heading: "Saisonpreise",
  caption: "Preis pro Nacht für das ganze Haus",
  period: "Zeitraum",
  pricePerNight: "Pro Nacht",
  perNight: "{price} pro Nacht",
  otherDates: "Alle anderen Termine",
  onRequest: "auf Anfrage",
  minimumNights: { one: "mindestens {count} Nacht", other: "mindestens {count} Nächte" },
  arrivalDays: "Anreise nur am {days}",
};
