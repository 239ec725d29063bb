import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/gallery.ts";

export const texts: Texts<typeof english> = {
  title: "Galleria: casa, piscina e giardino",
  description:
    "{villa}, vicino a Labin, in immagini: la piscina al sole della sera, la casa di pietra e il giardino con la lavanda, le camere, la cucina, il camino.",
  heading: "Immagini",
  lead: "Un giro per la casa e il giardino, e qualche passo più in là.",
  open: "Apri l’immagine: {picture}",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  close: "Chiudi",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  counter: "{position} di {total}",
  groups: {
    outside: "Casa, piscina e giardino",
    "common-area": "Soggiorno, cucina, palestra",
    bedroom: "Camere",
    bathroom: "Bagni",
    surroundings: "Nei dintorni",
  },
  closing: {
    heading: "Quello che le immagini non mostrano",
    text: "Quanto è silenziosa la sera e quanto a lungo la pietra resta calda. Per saperlo bisogna venire.",
    dates: "Prezzi e disponibilità",
  },
};
