import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "La casa",
  description:
    "Entrate a {villa}, in Istria: camere con bagno privato, una tavola lunga per tutti, il camino, la palestra e tutte le dotazioni.",
  heading: "Dentro la casa",
  lead: "Due piani di pietra locale, rovere e intonaco a calce, pensati per chi sta volentieri in compagnia e ogni tanto, altrettanto volentieri, si chiude la porta alle spalle.",
  facts: {
    heading: "La casa in cifre",
    age: "Età della casa",
    ageValue: { one: "{count} anno", many: "{count} anni", other: "{count} anni" },
    built: "Anno di costruzione",
    area: "Superficie abitabile",
    plot: "Giardino e terreno",
    bedrooms: "Camere",
    bathrooms: "Bagni",
    floors: "Piani",
    persons: "Ospita fino a",
    personsValue: { one: "{count} persona", many: "{count} persone", other: "{count} persone" },
  },
  roomsHeading: "Stanza per stanza",
  floors: { ground: "Piano terra", upper: "Primo piano", outside: "All’aperto" },
  beds: {
    double: {
      one: "{count} letto matrimoniale",
      many: "{count} letti matrimoniali",
      other: "{count} letti matrimoniali",
    },
    single: {
      one: "{count} letto singolo",
      many: "{count} letti singoli",
      other: "{count} letti singoli",
    },
  },
  ownBathroom: {
    bath: "Bagno privato con vasca",
    shower: "Bagno privato con doccia",
  },
  rooms: {
    "living-room": {
      name: "Soggiorno",
      text: "Travi di rovere, un camino in pietra e, lungo un intero lato, porte a vetri sul giardino. La poltrona vicino alla libreria ha la lampada migliore della casa.",
    },
    kitchen: {
      name: "Cucina e sala da pranzo",
      text: "Otto sedie intorno a un unico tavolo di rovere, mobili verde salvia, piano a induzione, un forno serio e una cappa come si deve. Al resto pensa la lavastoviglie.",
    },
    "bedroom-olive": {
      name: "Camera Oliva",
      text: "Una parete di pietra calcarea a vista dietro il letto e una porta sul prato. Al mattino la luce entra verde.",
    },
    "bedroom-terracotta": {
      name: "Camera Terracotta",
      text: "I colori più caldi della casa e un’uscita propria sul giardino: chi si alza presto non sveglia nessuno.",
    },
    "bedroom-blue": {
      name: "Camera Blu",
      text: "Al piano di sopra, sotto le travi, con una parete blu come il Quarnero al mattino presto e, nel bagno privato, una vasca freestanding.",
    },
    "bedroom-sand": {
      name: "Camera Sabbia",
      text: "Due letti singoli, una finestra piena di colline e, nelle giornate limpide, una riga di mare là in fondo. I bambini se la aggiudicano in pochi minuti.",
    },
    bathrooms: {
      name: "Bagni",
      text: "Uno per camera, in pietra color miele, con asciugamani morbidi. In uno la vasca, con doccetta a mano, sta sotto la finestra; negli altri c’è un’ampia doccia a filo pavimento.",
    },
    gym: {
      name: "Palestra",
      text: "Tapis roulant, cyclette, spalliera, pesi e uno specchio. Le porte si aprono sul prato.",
    },
    terrace: {
      name: "Terrazza",
      text: "Una tavola lunga sotto la vite e davanti tutta la piscina. Le giornate, di solito, cominciano e finiscono qui.",
    },
    garden: {
      name: "Giardino e terreno",
      text: "Prato, lavanda, un’altalena e uno scivolo, oltre il muro l’uliveto e, accanto alla casa, il posto per le vostre auto.",
    },
  },
  amenitiesHeading: "Che cosa troverete",
  groups: {
    sleep: "Camere e bagni",
    kitchen: "Cucina",
    outdoors: "All’aperto",
    comfort: "Comfort",
    safety: "Sicurezza e regole",
  },
  closing: {
    heading: "Quale camera sarà la vostra?",
    text: "Lo deciderete sulla soglia di casa. La settimana conviene sceglierla già adesso.",
    dates: "Prezzi e disponibilità",
  },
  sister: {
    heading: "Un’altra casa, le stesse mani",
    text: "A {sister} il caffè, i cuscini e la legna contano quanto qui.",
    link: "Scopri {sister}",
  },
};
