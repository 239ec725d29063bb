import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Scegliete arrivo e partenza nel calendario, oppure scrivete le date. Per i soggiorni in stagione il prezzo compare subito.",
  sample: "Questo è un calendario di esempio: i soggiorni indicati sono inventati.",
  checked: "Ultimo aggiornamento del calendario: {date}, ore {time}.",
  old: "Da allora è passato più di un giorno: prima di decidere, chiedeteci conferma.",
  stale:
    "Il calendario non è aggiornato da più di due giorni, perciò preferiamo non mostrare date disponibili. Mandateci le vostre: controlleremo di persona.",
  calendar: {
    label: "Calendario delle disponibilità",
    jump: "Vai al mese",
    previous: "Mesi precedenti",
    next: "Mesi successivi",
    keys: "Con le frecce vi spostate di un giorno o di una settimana, con Pag su e Pag giù di un mese. Con Invio scegliete il giorno.",
  },
  days: {
    available: "disponibile",
    booked: "occupato",
    changeover: "occupato, cambio ospiti",
    checkin: "solo partenza",
    checkout: "solo arrivo",
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
    hint: "Una volta scelte le due date, qui trovate il numero di notti e il totale.",
    chooseDeparture: "Arrivo: {date}. Ora scegliete il giorno di partenza.",
  },
  answer: {
    nights: { one: "{count} notte", many: "{count} notti", other: "{count} notti" },
    perSeason: "Prezzo per periodo",
    share: "{nights} × {price}",
    onRequest: "Le altre notti",
    onRequestPrice: "su richiesta",
    total: "Totale",
    free: "La casa è disponibile.",
    unknown:
      "Per sapere se la casa è disponibile in queste notti scriveteci: controlliamo e vi rispondiamo.",
    bookStay: "Prenota queste date",
    ask: "Richiedi queste date",
    nearest: "Le date disponibili più vicine",
    nearestOnRequest: "prezzo su richiesta",
    none: "Purtroppo intorno a queste date non c’è nulla di disponibile.",
    summary: "{dates}, {nights}. Totale: {total}.",
  },
  refusals: {
    malformed: "Indicate entrambe le date, arrivo e partenza.",
    "same-day": "Arrivo e partenza cadono nello stesso giorno. Un soggiorno dura almeno una notte.",
    reversed: "La partenza viene prima dell’arrivo. Controllate le date.",
    past: "Quel giorno di arrivo è già passato. Sceglietene uno successivo.",
    "too-far": "Ultimo giorno in calendario: {date}. Per date successive scriveteci.",
    taken: "In queste notti, o in alcune di esse, la casa è già occupata.",
    "not-open": "Alcune di queste notti non sono ancora prenotabili.",
    arrivalDay: "In questo periodo il giorno di arrivo può essere solo {days}.",
    minimumNights: {
      one: "In questo periodo un soggiorno dura almeno {count} notte.",
      many: "In questo periodo un soggiorno dura almeno {count} notti.",
      other: "In questo periodo un soggiorno dura almeno {count} notti.",
    },
  },
  mail: {
    subject: "Richiesta: {villa}, {dates}",
    body: "Buongiorno,\n\nvorremmo sapere se {villa} è disponibile da {arrival} a {departure} ({nights}).\n\nNumero di ospiti:\n\nGrazie e cordiali saluti",
  },
};
