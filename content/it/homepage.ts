import type { Texts } from "../../src/i18n/texts.ts";
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
    guests: { one: "{count} ospite", many: "{count} ospiti", other: "{count} ospiti" },
    bedrooms: { one: "{count} camera", many: "{count} camere", other: "{count} camere" },
    bathrooms: { one: "{count} bagno", many: "{count} bagni", other: "{count} bagni" },
    pool: "Piscina riscaldata, {length} × {width}",
    village: "A {distance} dal paese",
  },
  welcome: {
    heading: "Allodole, una campana, un trattore",
    paragraphs: [
      "Altri rumori, più o meno, non ce ne sono. {villa} sorge su un terreno tutto suo, in mezzo agli ulivi, a {labin} da Labin e a circa un quarto d’ora d’auto dal mare.",
      "I muri spessi mezzo metro tengono fresche le stanze in agosto; a ottobre ci pensa il camino. La casa si affitta intera, a un solo gruppo per volta.",
    ],
  },
  passages: {
    pool: {
      heading: "La piscina prende il primo sole e tiene l’ultimo",
      text: "Da un lato i gradini larghi, per i bambini e per chi ha un libro; più in là, lo spazio per nuotare sul serio. È riscaldata, perciò anche le mattine di giugno e la fine di settembre sono tempo da bagno.",
    },
    table: {
      heading: "Da maggio si cena fuori",
      text: "Sotto la pergola un tavolo per sei, all’ombra della vite finché il sole non ha girato intorno alla casa. La cucina è subito oltre la porta, le erbe aromatiche ancora più vicine.",
    },
    hearth: {
      heading: "Un fuoco per le altre sere",
      text: "Quando soffia la bora si sta in soggiorno: un focolare in pietra, un divano profondo, una parete di romanzi lasciati dagli ospiti di prima.",
    },
    nights: {
      heading: "Quattro camere, ognuna con il suo bagno",
      text: "Ogni camera ha l’aria condizionata e un bagno tutto suo, con vasca o doccia walk-in. Due si aprono direttamente sul giardino; le due di sopra hanno le travi e la vista.",
    },
    garden: {
      heading: "Spazio per correre",
      text: "Lavanda lungo i vialetti, un vecchio ulivo che fa ombra, un’altalena e uno scivolo. Il muro gira tutt’intorno e il cancello si chiude.",
    },
  },
  included: {
    heading: "Già qui quando arrivate",
    text: "Biancheria, asciugamani e legna vi aspettano. In valigia bastano il costume e qualcosa da leggere.",
    link: "Tutto quello che c’è in casa",
  },
  where: {
    heading: "Tra la città sul colle e il mare",
    text: "Labin guarda giù dal suo colle, Rabac ha le calette di ciottoli, e per caffè, pane e pizza basta una breve passeggiata fino in paese.",
    link: "Come arrivare e muoversi",
  },
  prices: {
    heading: "Da {price} a notte, per tutta la casa",
    text: "I prezzi seguono la stagione, da luglio a metà ottobre. Per gli altri periodi scriveteci e vi faremo un’offerta.",
    link: "Prezzi e date libere",
    nextWeek: "Prima settimana libera: {dates}",
  },
  sister: {
    heading: "L’altra nostra casa",
    text: "{sister} ha gli stessi padroni di casa. Se siete in tanti, chiedeteci di prenderle tutte e due.",
    link: "Visitate {sister}",
  },
  closing: {
    heading: "Quando vorreste venire?",
    text: "Scegliete le date e prenotate, oppure chiedeteci prima tutto quello che volete. Rispondiamo in quattro lingue.",
    ask: "Scriveteci",
  },
};
