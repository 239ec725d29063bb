import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Dove siamo",
  description:
    "Dove si trova Villa Kalandra: a {village} dal paese, a {labin} dal centro storico di Labin e a poca strada dalle spiagge di Rabac, nell’Istria orientale.",
  heading: "Dove vi aspettiamo",
  lead: "Sull’altopiano verde alle spalle di Labin, tra la valle della Raša e il Quarnero.",
  address: "Indirizzo",
  coordinates: "Coordinate",
  openMap: "Apri nelle mappe",
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
    mine: "Ex miniera di carbone, Raša",
    labin: "Centro storico di Labin",
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
      labin: "Labin",
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
    heading: "Il paese, a piedi",
    text: "Pochi minuti lungo una stradina e trovate un minimarket, un ristorante-pizzeria, un bar e l’ufficio postale. Il centro è tutto qui, e per il pane fresco alle otto basta e avanza.",
  },
  stories: {
    labin: {
      heading: "Labin, la città sul colle",
      text: "A Labin, in italiano Albona, vivono {inhabitants} persone, quasi tutte sotto le mura. Più in alto il centro storico conserva i vicoli, la loggia e il campanile, e nei palazzi hanno messo casa i pittori. Andateci verso sera, salite fino in cima e aspettate che le isole si tingano di viola.",
    },
    mine: {
      heading: "La miniera di Raša",
      text: "Labin viveva di carbone. A Raša, giù nella valle, dal {from} al {to} hanno lavorato in miniera più di {miners} persone; oggi, con il casco e una guida, si cammina per un chilometro e mezzo dentro la collina. A Labin la torre di estrazione è ancora in piedi.",
    },
    rabac: {
      heading: "Rabac, per il mare",
      text: "Un tempo porto di pescatori, in italiano Porto Albona, oggi una baia di spiagge di ciottoli, con l’acqua così limpida che si contano i sassi. Nuotate prima di colazione, noleggiate un kayak, mangiate il pesce sul lungomare.",
    },
  },
  arriving: {
    heading: "Come arrivare",
    text: "Da nord si passa per Rijeka e la galleria del Monte Maggiore (Učka), oppure dalla Slovenia lungo il ramo occidentale dell’autostrada; in entrambi i casi l’ultimo tratto è su strade di campagna. Per girare la cosa più comoda è l’auto, e alla villa il parcheggio è gratuito.",
  },
  closing: {
    heading: "Resta da decidere quando",
    text: "In agosto il mare è più caldo che mai, a ottobre i vicoli di Labin sono quasi tutti per voi.",
    dates: "Scegliete la settimana",
  },
};
