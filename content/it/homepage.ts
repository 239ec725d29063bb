import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Villa in pietra con piscina vicino a Labin, Istria",
  description:
    "{villa}, una casa di pietra vicino a Labin (Albona), in Istria: camere climatizzate con bagno privato, piscina riscaldata, camino e ulivi tutt’intorno.",
  hero: {
    line: "Una casa di pietra, una piscina tiepida e niente in agenda",
    dates: "Prezzi e disponibilità",
  },
  facts: {
    label: "La casa in breve",
    guests: { one: "{count} ospite", many: "{count} ospiti", other: "{count} ospiti" },
    bedrooms: { one: "{count} camera", many: "{count} camere", other: "{count} camere" },
    bathrooms: { one: "{count} bagno", many: "{count} bagni", other: "{count} bagni" },
    pool: "Piscina riscaldata, {length} × {width}",
    village: "A {distance} dal paese",
  },
  welcome: {
    heading: "Allodole, la campana del paese, un trattore",
    paragraphs: [
      "Altri rumori, più o meno, non ce ne sono. {villa} sta per conto suo, fra gli ulivi, a {labin} da Labin e a circa un quarto d’ora d’auto dal mare.",
      "Ad agosto i muri spessi mezzo metro tengono fresche le stanze; a ottobre tocca al camino. La casa si affitta intera, a una sola compagnia per volta.",
    ],
  },
  passages: {
    pool: {
      heading: "In piscina il sole arriva presto e resta fino all’ultimo",
      text: "Da un lato i gradini larghi, per i bambini e per chi si porta un libro; più in là, quanto basta per svegliarsi nuotando. L’acqua è riscaldata: si fa il bagno anche nelle mattine di giugno e a fine settembre.",
    },
    table: {
      heading: "Da maggio si cena fuori",
      text: "Sotto la pergola una tavola lunga, con una sedia per ciascuno, all’ombra della vite finché il sole non gira dietro la casa. La cucina è subito oltre la porta, le erbe aromatiche ancora più vicine.",
    },
    hearth: {
      heading: "Un fuoco per le altre sere",
      text: "Quando soffia la bora si sta in soggiorno: un focolare in pietra, un divano profondo, gli scaffali pieni di romanzi lasciati da chi è passato prima di voi.",
    },
    nights: {
      heading: "Quattro camere, ognuna con il suo bagno",
      text: "Tutte climatizzate; un bagno ha la vasca, gli altri un’ampia doccia. Dalle due al piano terra si esce direttamente in giardino, dalle due di sopra si guarda lontano.",
    },
    garden: {
      heading: "Spazio per correre",
      text: "Lavanda lungo i vialetti, un vecchio ulivo che fa ombra, un’altalena e uno scivolo. Il muro di pietra gira tutt’intorno, e il cancello si chiude.",
    },
  },
  included: {
    heading: "Al vostro arrivo è già tutto pronto",
    text: "La biancheria, gli asciugamani e la legna ci sono già, e anche i romanzi. In valigia basta il costume.",
    link: "Tutto quello che c’è in casa",
  },
  where: {
    heading: "Prima Labin, poi il mare",
    text: "Labin sta in cima al colle, Rabac ha le calette di ciottoli; per un caffè, il pane o una pizza bastano due passi fino in paese.",
    link: "Come arrivare e muoversi",
  },
  prices: {
    heading: "Da {price} a notte, per tutta la casa",
    text: "Da luglio a metà ottobre valgono i prezzi di stagione. Per gli altri periodi scriveteci: vi manderemo un preventivo.",
    link: "Prezzi e disponibilità",
    nextWeek: "Prima settimana disponibile in stagione: {dates}",
  },
  sister: {
    heading: "L’altra nostra casa",
    text: "Anche {sister} è nostra. Se siete in tanti, si possono prendere insieme: chiedeteci.",
    link: "Scopri {sister}",
  },
  closing: {
    heading: "Quando vorreste venire?",
    text: "Scegliete le date e prenotate, oppure fateci prima tutte le domande che volete. Rispondiamo in quattro lingue.",
    ask: "Scriveteci",
  },
};
