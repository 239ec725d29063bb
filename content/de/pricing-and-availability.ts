import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Preise und Verfügbarkeit",
  description:
    "Monatspreise, Saisonpreise und Verfügbarkeit der Villa Kalandra in Istrien: was eine Nacht von Juli bis Mitte Oktober kostet und wie Sie buchen.",
  heading: { first: "Preise und", second: "Verfügbarkeit" },
  lead: "Jeder Preis gilt für eine Nacht und das ganze Haus mit bis zu {persons} Gästen. Endreinigung und Kurtaxe sind inbegriffen.",
  calendar: {
    heading: "Freie Termine",
    onRequest:
      "Nennen Sie uns Ihren Wunschtermin, und wir sagen Ihnen, ob das Haus frei ist. Im Buchungsportal sehen Sie es sofort.",
    ask: "Wunschtermin anfragen",
    askSubject: "Terminanfrage {villa}",
  },
  included: {
    heading: "Was im Preis enthalten ist",
    items: [
      "Das ganze Haus mit Garten und Pool, nur für Sie und Ihre Mitreisenden",
      "Bettwäsche, Bade- und Poolhandtücher",
      "Strom, Wasser, Heizung, Kaminholz und Internet",
      "Poolheizung und Poolpflege",
      "Endreinigung und Kurtaxe",
    ],
  },
  booking: {
    heading: "So buchen Sie",
    steps: [
      "Wählen Sie Anreise und Abreise auf dieser Seite; den Preis sehen Sie sofort.",
      "Mit Ihrem Termin geht es weiter ins Buchungsportal, das sich in einem neuen Tab öffnet. Dort bestätigen und bezahlen Sie; es gelten die Nutzungsbedingungen des Portals.",
      "Vor Ihrer Anreise schicken wir Ihnen die Wegbeschreibung und den Code für das Tor.",
    ],
  },
  rules: {
    heading: "Hausregeln in Kürze",
    checkIn: "Anreise ab {time} Uhr",
    checkOut: "Abreise bis {time} Uhr",
    items: [
      "Im Haus wird nicht geraucht; auf der Terrasse stehen Aschenbecher",
      "Keine Haustiere",
      "Ab 23 Uhr draußen bitte leise, den Nachbarn zuliebe",
    ],
  },
};
