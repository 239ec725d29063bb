import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Prezzi e disponibilità",
  description:
    "Prezzi mese per mese, tariffe stagionali e disponibilità di Villa Kalandra in Istria: quanto costa una notte da luglio a metà ottobre e come prenotare.",
  heading: { first: "Prezzi e", second: "disponibilità" },
  lead: "I prezzi sono a notte e per tutta la casa, fino a {persons} ospiti. Pulizie e tassa di soggiorno sono già incluse.",
  calendar: {
    heading: "Date libere",
    onRequest:
      "Diteci le date che avete in mente e vi diremo se la casa è libera. Il sistema di prenotazione risponde subito.",
    ask: "Scriveteci le vostre date",
    askSubject: "Disponibilità di {villa}",
  },
  included: {
    heading: "Che cosa comprende il prezzo",
    items: [
      "Tutta la casa, il giardino e la piscina soltanto per voi",
      "Biancheria da letto, asciugamani da bagno e teli da piscina",
      "Elettricità, acqua, riscaldamento, legna e internet",
      "Riscaldamento e manutenzione della piscina",
      "Pulizia finale e tassa di soggiorno",
    ],
  },
  booking: {
    heading: "Come si prenota",
    steps: [
      "Scegliete arrivo e partenza in questa pagina: il prezzo compare subito.",
      "Con le vostre date passate al sistema di prenotazione, che si apre in una nuova scheda. Confermate e pagate lì, secondo le condizioni d’uso del sistema.",
      "Prima dell’arrivo vi mandiamo le indicazioni stradali e il codice del cancello.",
    ],
  },
  rules: {
    heading: "Le regole della casa in breve",
    checkIn: "Arrivo dalle {time}",
    checkOut: "Partenza entro le {time}",
    items: [
      "In casa non si fuma; in terrazza ci sono i posacenere",
      "Niente animali domestici",
      "All’aperto, silenzio dalle undici di sera, per rispetto dei vicini",
    ],
  },
};
