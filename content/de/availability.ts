import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Wählen Sie Anreise und Abreise im Kalender, oder tippen Sie beide Daten ein. Den Preis sehen Sie sofort.",
  sample: "Dies ist ein Musterkalender: Die Buchungen darin sind erfunden.",
  checked: "Kalender zuletzt geprüft am {date} um {time} Uhr.",
  old: "Das ist mehr als einen Tag her. Bitte fragen Sie nach, bevor Sie sich darauf verlassen.",
  stale:
    "Der Kalender ist seit zwei Tagen nicht mehr geprüft worden, deshalb zeigen wir gerade keine freien Tage. Geben Sie Ihren Termin ein und fragen Sie uns: Wir sehen selbst nach.",
  calendar: {
    label: "Kalender mit freien Terminen",
    jump: "Monat wählen",
    previous: "Frühere Monate",
    next: "Spätere Monate",
    keys: "Mit den Pfeiltasten gehen Sie einen Tag oder eine Woche vor oder zurück, mit Bild auf und Bild ab einen Monat. Die Eingabetaste wählt den Tag.",
  },
  days: {
    available: "frei",
    booked: "belegt",
    changeover: "belegt, andere Gäste reisen ab und die nächsten an",
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
    hint: "Sobald Sie beide Tage gewählt haben, stehen hier die Zahl der Nächte und der Gesamtpreis.",
    chooseDeparture: "Anreise: {date}. Wählen Sie jetzt den Abreisetag.",
  },
  answer: {
    nights: { one: "{count} Nacht", other: "{count} Nächte" },
    perSeason: "Preis nach Saison",
    share: "{nights} zu je {price}",
    onRequest: "Übrige Nächte",
    onRequestPrice: "auf Anfrage",
    total: "Gesamtpreis",
    free: "In dieser Zeit ist das Haus frei.",
    unknown:
      "Bitte fragen Sie an, ob das Haus in dieser Zeit frei ist: Wir sehen nach und antworten Ihnen.",
    bookStay: "Diesen Termin buchen",
    ask: "Diesen Termin anfragen",
    nearest: "Die nächsten freien Termine",
    nearestOnRequest: "Preis auf Anfrage",
    none: "Rund um diesen Termin ist leider nichts frei.",
    summary: "{dates}, {nights}. Gesamtpreis: {total}.",
  },
  refusals: {
    malformed: "Bitte geben Sie beide Tage ein: Anreise und Abreise.",
    "same-day":
      "Anreise und Abreise fallen auf denselben Tag. Ein Aufenthalt dauert mindestens eine Nacht.",
    reversed: "Die Abreise liegt vor der Anreise.",
    past: "Die Anreise liegt in der Vergangenheit.",
    "too-far": "Der Kalender reicht bis zum {date}. Für spätere Termine schreiben Sie uns bitte.",
    taken: "In dieser Zeit ist das Haus ganz oder teilweise belegt.",
    "not-open": "Dieser Zeitraum ist ganz oder teilweise noch nicht buchbar.",
    arrivalDay: "In dieser Zeit ist die Anreise nur am {days} möglich.",
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
