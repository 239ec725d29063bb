import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/pricing-and-availability.ts";

export const texts: Texts<typeof english> = {
  title: "Prezzi e disponibilità",
  description:
    "Prezzi mese per mese, tariffe stagionali e disponibilità di {villa} in Istria: quanto costa una notte da luglio a metà ottobre e come prenotare.",
  heading: { first: "Prezzi e", second: "disponibilità" },
  lead: "I prezzi sono a notte e per tutta la casa, fino a {persons} ospiti. Pulizia finale e tassa di soggiorno sono già incluse.",
  calendar: {
    heading: "Disponibilità",
    onRequest:
      "Scriveteci le date che avete in mente e vi diciamo se la casa è disponibile. Il sito di prenotazione lo mostra subito.",
    ask: "Chiedi la disponibilità",
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
      "Scegliete arrivo e partenza in questa pagina: in stagione il prezzo compare subito.",
      "Con le vostre date passate al sito di prenotazione. Confermate e pagate lì, alle condizioni indicate.",
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
      "All’aperto, silenzio dalle 23, per rispetto dei vicini",
    ],
  },
};
