import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Dove siamo",
  description:
    "Dove si trova {villa}: a {village} dal paese, a {labin} dal centro storico di Labin e a poca strada dalle spiagge di Rabac, nell’Istria orientale.",
  heading: "Dove vi aspettiamo",
  lead: "Sull’altopiano verde alle spalle di Labin, tra la valle dell’Arsa e il Quarnero.",
  address: "Indirizzo",
  coordinates: "Coordinate",
  openMap: "Apri in Google Maps",
  distances: {
    heading: "Quanta strada c’è?",
    caption: "Distanze e tempi di percorrenza dalla casa",
    place: "Luogo",
    distance: "Distanza",
    time: "Tempo",
    onFoot: "{minutes} a piedi",
    byCar: "{minutes} in auto",
  },
  places: {
    village: "Centro del paese",
    mine: "Ex miniera di carbone, Raša (Arsia)",
    labin: "Centro storico di Labin (Albona)",
    rabac: "Rabac",
    beach: "Spiaggia di Maslinica, Rabac",
    "pula-airport": "Aeroporto di Pula (Pola)",
    "rijeka-airport": "Aeroporto di Rijeka (Fiume)",
    "trieste-airport": "Aeroporto di Trieste",
  },
  map: {
    region:
      "Mappa dell’Istria e del Quarnero. La casa è nella parte orientale della penisola, tra gli aeroporti di Pula (Pola) a sud, di Rijeka (Fiume) a est e di Trieste a nord-ovest.",
    surroundings:
      "Mappa dei dintorni della casa. Accanto c’è il borgo di Kalandrići, a sud-est Labin e più in là Rabac, sul mare; l’ex miniera di Raša è a sud.",
    caption: "L’Istria e i dintorni della casa. Le distanze in chilometri sono su strada.",
    names: {
      italy: "Italia",
      slovenia: "Slovenia",
      croatia: "Croazia",
      istria: "Istria",
      adriatic: "Mare Adriatico",
      kvarner: "Quarnero",
      village: "Kalandrići",
      mine: "Miniera di Raša",
      labin: "Labin (Albona)",
      rabac: "Rabac",
      "pula-airport": "Pula (Pola)",
      "rijeka-airport": "Rijeka (Fiume)",
      "trieste-airport": "Trieste",
      porec: "Poreč (Parenzo)",
      rovinj: "Rovinj (Rovigno)",
      opatija: "Opatija (Abbazia)",
    },
  },
  village: {
    heading: "In paese a piedi",
    text: "Pochi minuti lungo una stradina e siete nel centro di Kalandrići: un minimarket, una pizzeria, un bar e l’ufficio postale. È tutto qui, e per il pane fresco alle otto basta e avanza.",
  },
  stories: {
    labin: {
      heading: "Labin, la cittadina sul colle",
      text: "A Labin, in italiano Albona, vivono {inhabitants} persone, per lo più sotto le mura. Più in alto il centro storico conserva i vicoli, la loggia e il campanile, e nei palazzi hanno messo casa i pittori. Andateci verso sera, salite alla Fortica e aspettate che Cherso (Cres) si tinga di viola.",
    },
    mine: {
      heading: "La miniera di Raša",
      text: "Labin viveva di carbone. A Raša (Arsia), giù nella valle, dal {from} al {to} hanno lavorato in miniera più di {miners} persone; oggi, con il casco e una guida, si cammina per un chilometro e mezzo dentro la collina. A Labin la torre di estrazione è ancora in piedi.",
    },
    rabac: {
      heading: "Rabac, per il mare",
      text: "Rabac, in italiano Porto Albona, era un porto di pescatori; oggi è una baia con spiagge di ciottoli e un’acqua così limpida che si contano i sassi sul fondo. Andateci presto o dopo le cinque, noleggiate un kayak, mangiate il pesce sul lungomare.",
    },
  },
  arriving: {
    heading: "Come arrivare",
    text: "Da Trieste si attraversa la Slovenia, dove in autostrada serve la vignetta, e si scende lungo il ramo occidentale della Ipsilon istriana; da Fiume (Rijeka) si passa invece il traforo del Monte Maggiore (Učka). In entrambi i casi l’ultimo tratto è su strade di campagna. Per muoversi la cosa più comoda è l’auto; alla villa il parcheggio è gratuito.",
  },
  closing: {
    heading: "Resta da decidere quando",
    text: "Il mare più caldo è quello di agosto; a ottobre i vicoli di Labin sono quasi tutti per voi.",
    dates: "Prezzi e disponibilità",
  },
};
