import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Wählen Sie An- und Abreise im Kalender oder geben Sie die Daten ein. Der Preis des Aufenthalts erscheint sofort.",
  checked: "Kalender zuletzt geprüft am {date} um {time} Uhr.",
  old: "Das ist über einen Tag her: Fragen Sie bitte nach, bevor Sie sich darauf verlassen.",
  stale:
    "Der Kalender wurde seit zwei Tagen nicht geprüft, deshalb zeigen wir gerade keine freien Tage. Geben Sie Ihren Termin ein und fragen Sie uns, wir sehen selbst nach.",
  calendar: {
    label: "Kalender der freien Termine",
    jump: "Zu einem Monat",
    previous: "Frühere Monate",
    next: "Spätere Monate",
    keys: "Pfeiltasten gehen einen Tag oder eine Woche weiter, Bild auf und Bild ab einen Monat. Die Eingabetaste wählt den Tag.",
  },
  days: {
    available: "frei",
    booked: "belegt",
    changeover: "belegt, Wechsel von einem Aufenthalt zum nächsten",
    checkin: "andere Gäste reisen an, Abreise möglich",
    checkout: "andere Gäste reisen ab, Anreise möglich",
    past: "vergangen",
    "not-open": "noch nicht buchbar",
    today: "heute",
    arrival: "Ihre Anreise",
    departure: "Ihre Abreise",
    night: "Teil Ihres Aufenthalts",
  },
  perNight: "{price} pro Nacht",
  stay: {
    heading: "Ihr Aufenthalt",
    arrival: "Anreise",
    departure: "Abreise",
    show: "Preis anzeigen",
    hint: "Sobald beide Tage gewählt sind, stehen hier die Nächte und der Gesamtpreis.",
    chooseDeparture: "Anreise: {date}. Wählen Sie jetzt den Tag der Abreise.",
  },
  answer: {
    nights: { one: "{count} Nacht", other: "{count} Nächte" },
    perSeason: "Preis nach Saison",
    share: "{nights} zu je {price}",
    onRequest: "Alle anderen Termine",
    onRequestPrice: "auf Anfrage",
    total: "Gesamtpreis",
    free: "Diese Nächte sind frei.",
    unknown: "Ob diese Nächte frei sind, fragen Sie bitte an: Wir sehen nach und schreiben zurück.",
    bookStay: "Diesen Termin buchen",
    ask: "Diesen Termin anfragen",
    nearest: "Freie Termine derselben Länge oder der kürzesten möglichen",
    none: "In der Nähe dieses Termins ist nichts frei.",
    summary: "{dates}, {nights}. Gesamtpreis: {total}.",
  },
  refusals: {
    malformed: "Bitte geben Sie beide Tage ein, Anreise und Abreise.",
    "same-day":
      "Anreise und Abreise fallen auf denselben Tag. Ein Aufenthalt hat mindestens eine Nacht.",
    reversed: "Die Abreise liegt vor der Anreise.",
    past: "Die Anreise liegt in der Vergangenheit.",
    "too-far": "Der Kalender reicht bis {date}. Für spätere Termine schreiben Sie uns bitte.",
    taken: "In einigen dieser Nächte ist das Haus belegt.",
    "not-open": "Einige dieser Nächte sind noch nicht buchbar.",
    arrivalDay: "In dieser Zeit beginnt ein Aufenthalt am {days}.",
    minimumNights: {
      one: "In dieser Zeit dauert ein Aufenthalt mindestens {count} Nacht.",
      other: "In dieser Zeit dauert ein Aufenthalt mindestens {count} Nächte.",
    },
  },
  mail: {
    subject: "{villa}, {dates}",
    body: "Guten Tag,\n\nist die {villa} von {arrival} bis {departure} frei ({nights})?\n\nAnzahl der Gäste:\n\nMit freundlichen Grüßen",
  },
};
