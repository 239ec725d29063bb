import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Termine und Preise",
  description:
    "Preise pro Nacht, Saisonpreise und Verfügbarkeit der {villa} in Istrien: was von Juli bis Mitte Oktober gilt, was enthalten ist und wie Sie buchen.",
  heading: { first: "Termine", second: "und Preise" },
  lead: "Die Preise gelten pro Nacht für das ganze Haus und bis zu {persons} Gäste. Endreinigung und Kurtaxe sind enthalten.",
  calendar: {
    heading: "Freie Termine",
    onRequest:
      "Nennen Sie uns Ihren Wunschtermin, wir sehen nach. Im Buchungsportal sehen Sie es sofort.",
    ask: "Wunschtermin anfragen",
    askSubject: "Terminanfrage {villa}",
  },
  included: {
    heading: "Was im Preis enthalten ist",
    items: [
      "Das ganze Haus mit Garten und Pool, nur für Sie und Ihre Mitreisenden",
      "Bettwäsche, Bade- und Poolhandtücher",
      "Strom, Wasser, Heizung, Kaminholz und WLAN",
      "Poolheizung und Poolpflege",
      "Endreinigung und Kurtaxe",
    ],
  },
  booking: {
    heading: "So buchen Sie",
    steps: [
      "Wählen Sie Anreise und Abreise auf dieser Seite; in der Saison sehen Sie den Preis sofort.",
      "Mit Ihrem Termin geht es weiter ins Buchungsportal. Dort bestätigen und bezahlen Sie; es gelten die Nutzungsbedingungen des Portals.",
      "Vor Ihrer Anreise schicken wir Ihnen die Wegbeschreibung und den Code für das Tor.",
    ],
  },
  rules: {
    heading: "Die Hausordnung in Kürze",
    checkIn: "Anreise ab {time} Uhr",
    checkOut: "Abreise bis {time} Uhr",
    items: [
      "Im Haus wird nicht geraucht; auf der Terrasse stehen Aschenbecher",
      "Keine Haustiere",
      "Ab 23:00 Uhr draußen bitte leise, den Nachbarn zuliebe",
    ],
  },
};
