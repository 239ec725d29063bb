import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Wählen Sie Anreise und Abreise im Kalender, oder tragen Sie beide Tage ein. In der Saison sehen Sie den Preis sofort.",
  sample: "Dies ist ein Musterkalender: Die Buchungen darin sind erfunden.",
  checked: "Kalender zuletzt aktualisiert am {date} um {time} Uhr.",
  old: "Das ist mehr als einen Tag her. Bitte fragen Sie vorher bei uns nach.",
  stale:
    "Unser Kalender ist seit mehr als zwei Tagen nicht aktuell; lieber zeigen wir nichts als etwas Falsches. Fragen Sie uns nach Ihrem Termin: Wir sehen nach.",
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
    changeover: "belegt, Gästewechsel",
    checkin: "nur Abreise möglich",
    checkout: "nur Anreise möglich",
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
    nights: { one: "{count} Nacht", other: "{count} Nächte" },
    perSeason: "Preis nach Saison",
    share: "{nights} zu je {price}",
    onRequest: "Übrige Nächte",
    onRequestPrice: "auf Anfrage",
    total: "Gesamtpreis",
    free: "Das Haus ist frei.",
    unknown: "Fragen Sie uns nach diesem Termin: Wir sehen nach, ob das Haus frei ist.",
    bookStay: "Diesen Termin buchen",
    ask: "Diesen Termin anfragen",
    nearest: "Freie Termine rund um diese Zeit",
    nearestOnRequest: "Preis auf Anfrage",
    none: "Rund um diesen Termin ist leider nichts frei.",
    summary: "{dates}, {nights}. Gesamtpreis: {total}.",
  },
  refusals: {
    malformed: "Bitte tragen Sie beide Tage ein: Anreise und Abreise.",
    "same-day":
      "Anreise und Abreise fallen auf denselben Tag. Ein Aufenthalt dauert mindestens eine Nacht.",
    reversed: "Die Abreise liegt vor der Anreise. Bitte prüfen Sie beide Tage.",
    past: "Dieser Anreisetag ist schon vorbei. Bitte wählen Sie einen späteren.",
    "too-far":
      "Der Kalender reicht bis zum {date}. Spätere Termine fragen Sie bitte per E-Mail an.",
    taken: "In dieser Zeit ist das Haus leider ganz oder teilweise belegt.",
    "not-open": "Dieser Zeitraum ist ganz oder teilweise noch nicht buchbar.",
    arrivalDay: "In dieser Saison ist die Anreise nur am {days} möglich.",
    minimumNights: {
      one: "In dieser Saison beträgt der Mindestaufenthalt {count} Nacht.",
      other: "In dieser Saison beträgt der Mindestaufenthalt {count} Nächte.",
    },
  },
  mail: {
    subject: "Anfrage: {villa}, {dates}",
    body: "Guten Tag,\n\nist die {villa} zu dieser Zeit frei?\n\nAnreise: {arrival}\nAbreise: {departure} ({nights})\nGäste:\n\nMit freundlichen Grüßen",
  },
};
