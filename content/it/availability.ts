import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Scegliete il giorno di arrivo e quello di partenza, nel calendario o scrivendo le date. Il prezzo del soggiorno compare subito.",
  checked: "Ultimo controllo del calendario: {date}, ore {time}.",
  old: "Da allora è passato più di un giorno: prima di farci affidamento, chiedeteci conferma.",
  stale:
    "Il calendario non viene controllato da due giorni, quindi per ora non mostriamo giorni liberi. Indicate le vostre date e scriveteci: controlleremo di persona.",
  calendar: {
    label: "Calendario delle date libere",
    jump: "Vai al mese",
    previous: "Mesi precedenti",
    next: "Mesi successivi",
    keys: "Con le frecce vi spostate di un giorno o di una settimana, con Pag su e Pag giù di un mese. Con Invio scegliete il giorno.",
  },
  days: {
    available: "libero",
    booked: "occupato",
    changeover: "occupato, finisce un soggiorno e ne comincia un altro",
    checkin: "comincia un altro soggiorno, partenza possibile",
    checkout: "finisce un altro soggiorno, arrivo possibile",
    past: "passato",
    "not-open": "non ancora prenotabile",
    today: "oggi",
    arrival: "il vostro arrivo",
    departure: "la vostra partenza",
    night: "parte del vostro soggiorno",
  },
  perNight: "{price} a notte",
  stay: {
    heading: "Il vostro soggiorno",
    arrival: "Arrivo",
    departure: "Partenza",
    show: "Mostra il prezzo",
    hint: "Una volta scelti i due giorni, qui trovate il numero di notti e il totale.",
    chooseDeparture: "Arrivo: {date}. Ora scegliete il giorno di partenza.",
  },
  answer: {
    nights: { one: "{count} notte", many: "{count} notti", other: "{count} notti" },
    perSeason: "Prezzo per periodo",
    share: "{nights} × {price}",
    onRequest: "Tutte le altre date",
    onRequestPrice: "su richiesta",
    total: "Totale",
    free: "La casa è libera.",
    unknown: "Per sapere se queste notti sono libere scriveteci: controlliamo e vi rispondiamo.",
    bookStay: "Prenotate queste date",
    ask: "Scriveteci per queste date",
    nearest: "Le date libere più vicine",
    none: "Intorno a queste date non c’è nulla di libero.",
    summary: "{dates}, {nights}. Totale: {total}.",
  },
  refusals: {
    malformed: "Indicate sia il giorno di arrivo sia quello di partenza.",
    "same-day": "Arrivo e partenza cadono nello stesso giorno. Un soggiorno dura almeno una notte.",
    reversed: "La partenza viene prima dell’arrivo.",
    past: "Il giorno di arrivo è già passato.",
    "too-far": "Ultimo giorno in calendario: {date}. Per date successive scriveteci.",
    taken: "In alcune di queste notti la casa è già occupata.",
    "not-open": "Alcune di queste notti non sono ancora prenotabili.",
    arrivalDay: "In questo periodo si arriva di {days}.",
    minimumNights: {
      one: "In questo periodo un soggiorno dura almeno {count} notte.",
      many: "In questo periodo un soggiorno dura almeno {count} notti.",
      other: "In questo periodo un soggiorno dura almeno {count} notti.",
    },
  },
  mail: {
    subject: "{villa}, {dates}",
    body: "Buongiorno,\n\n{villa} è libera da {arrival} a {departure} ({nights})?\n\nNumero di ospiti:\n\nCordiali saluti",
  },
};
