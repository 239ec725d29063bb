import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/availability.ts";

export const texts: Texts<typeof english> = {
  intro:
    "Odaberite dan dolaska i dan odlaska, u kalendaru ili upisom datuma. Cijenu boravka vidjet ćete odmah.",
  checked: "Kalendar je posljednji put provjeren {date} u {time}.",
  old: "Otad je prošlo više od jednog dana, zato nas prije odluke pitajte.",
  stale:
    "Kalendar već dva dana nije provjeren pa trenutačno ne prikazujemo slobodne dane. Upišite svoj termin i pitajte nas: provjerit ćemo sami.",
  calendar: {
    label: "Kalendar slobodnih termina",
    jump: "Idi na mjesec",
    previous: "Raniji mjeseci",
    next: "Kasniji mjeseci",
    keys: "Strelicama se pomičete za dan ili tjedan, tipkama Page Up i Page Down za mjesec. Tipkom Enter odabirete dan.",
  },
  days: {
    available: "slobodno",
    booked: "zauzeto",
    changeover: "zauzeto, jedni gosti odlaze, a drugi dolaze",
    checkin: "dolaze drugi gosti, odlazak moguć",
    checkout: "odlaze drugi gosti, dolazak moguć",
    past: "prošlo",
    "not-open": "još nije otvoreno za rezervacije",
    today: "danas",
    arrival: "vaš dolazak",
    departure: "vaš odlazak",
    night: "dio vašeg boravka",
  },
  perNight: "{price} po noći",
  stay: {
    heading: "Vaš boravak",
    arrival: "Dolazak",
    departure: "Odlazak",
    show: "Prikaži cijenu",
    hint: "Kad odaberete oba dana, ovdje ćete vidjeti broj noći i ukupnu cijenu.",
    chooseDeparture: "Dolazak: {date} Sada odaberite dan odlaska.",
  },
  answer: {
    nights: { one: "{count} noć", few: "{count} noći", other: "{count} noći" },
    perSeason: "Cijena po razdobljima",
    share: "{nights} po {price}",
    onRequest: "Svi ostali datumi",
    onRequestPrice: "na upit",
    total: "Ukupno",
    free: "Kuća je slobodna.",
    unknown: "Pitajte nas jesu li te noći slobodne: provjerit ćemo i javiti vam.",
    bookStay: "Rezervirajte taj termin",
    ask: "Pitajte za taj termin",
    nearest: "Najbliži slobodni termini",
    none: "U blizini tog termina ništa nije slobodno.",
    summary: "{dates}, {nights}. Ukupno: {total}.",
  },
  refusals: {
    malformed: "Upišite oba dana, dolazak i odlazak.",
    "same-day": "Dolazak i odlazak padaju na isti dan. Boravak traje najmanje jednu noć.",
    reversed: "Odlazak je prije dolaska.",
    past: "Dan dolaska već je prošao.",
    "too-far": "Posljednji dan u kalendaru: {date} Za kasnije termine pišite nam.",
    taken: "Kuća je u nekima od tih noći zauzeta.",
    "not-open": "Neke od tih noći još nisu otvorene za rezervacije.",
    arrivalDay: "Dan dolaska u to doba godine: {days}.",
    minimumNights: {
      one: "Boravak u to doba godine traje najmanje {count} noć.",
      few: "Boravak u to doba godine traje najmanje {count} noći.",
      other: "Boravak u to doba godine traje najmanje {count} noći.",
    },
  },
  mail: {
    subject: "{villa}, {dates}",
    body: "Poštovani,\n\nzanima nas je li kuća {villa} slobodna u ovom terminu:\n\nDolazak: {arrival}\nOdlazak: {departure}\nTrajanje boravka: {nights}\n\nBroj gostiju:\n\nSrdačan pozdrav",
  },
};
