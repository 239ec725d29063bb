import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Villa in pietra con piscina vicino a Labin, Istria",
  description:
    "Una villa in pietra per otto ospiti vicino a Labin (Albona), in Istria: quattro camere climatizzate con bagno privato, piscina riscaldata e un uliveto.",
  hero: {
    line: "Una casa di pietra, una lunga piscina e niente in agenda",
    dates: "Date e prezzi",
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
    heading: "Allodole, una campana, un trattore",
    paragraphs: [
      "Altri rumori, più o meno, non ce ne sono. {villa} sorge su un terreno tutto suo, fra gli ulivi, a {labin} da Labin e a circa un quarto d’ora d’auto dal mare.",
      "In agosto i muri spessi mezzo metro tengono fresche le stanze; a ottobre tocca al camino. La casa si affitta intera, a un solo gruppo per volta.",
    ],
  },
  passages: {
    pool: {
      heading: "In piscina il sole arriva presto e resta fino all’ultimo",
      text: "Da un lato i gradini larghi, per i bambini e per chi si porta un libro; più in là, lo spazio per nuotare sul serio. L’acqua è riscaldata: si fa il bagno anche nelle mattine di giugno e a fine settembre.",
    },
    table: {
      heading: "Da maggio si cena fuori",
      text: "Sotto la pergola una tavola lunga, con una sedia per ciascuno, all’ombra della vite finché il sole non gira dietro la casa. La cucina è subito oltre la porta, le erbe aromatiche ancora più vicine.",
    },
    hearth: {
      heading: "Un fuoco per le altre sere",
      text: "Quando soffia la bora si sta in soggiorno: un focolare in pietra, un divano profondo, una parete di romanzi lasciati da chi è passato prima di voi.",
    },
    nights: {
      heading: "Quattro camere, ognuna con il suo bagno",
      text: "Tutte climatizzate; un bagno ha la vasca, gli altri un’ampia doccia. Dalle due al piano terra si esce direttamente in giardino, dalle due di sopra si guarda lontano.",
    },
    garden: {
      heading: "Spazio per correre",
      text: "Lavanda lungo i vialetti, un vecchio ulivo che fa ombra, un’altalena e uno scivolo. Il muro gira tutt’intorno, e il cancello si chiude.",
    },
  },
  included: {
    heading: "Già pronto al vostro arrivo",
    text: "La biancheria, gli asciugamani e la legna ci sono già. In valigia bastano il costume e qualcosa da leggere.",
    link: "Tutto quello che c’è in casa",
  },
  where: {
    heading: "Prima Labin, poi il mare",
    text: "Labin sta in cima al colle, Rabac ha le calette di ciottoli; per un caffè, il pane o una pizza bastano due passi fino in paese.",
    link: "Come arrivare e muoversi",
  },
  prices: {
    heading: "Da {price} a notte, per tutta la casa",
    text: "I prezzi seguono la stagione, da luglio a metà ottobre. Per gli altri periodi scriveteci: vi manderemo un’offerta.",
    link: "Prezzi e date libere",
    nextWeek: "Prima settimana libera in stagione: {dates}",
  },
  sister: {
    heading: "La nostra altra casa",
    text: "Si chiama {sister} e ce ne occupiamo noi. Se siete in tanti, chiedeteci di averle tutte e due.",
    link: "Visitate {sister}",
  },
  closing: {
    heading: "Quando vorreste venire?",
    text: "Scegliete le date e prenotate, oppure fateci prima tutte le domande che volete. Rispondiamo in quattro lingue.",
    ask: "Scriveteci",
  },
};
