import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/gallery.ts";

export const texts: Texts<typeof english> = {
  title: "Galleria",
  description:
    "Le foto di Villa Kalandra vicino a Labin: la piscina al sole della sera, la casa di pietra e il giardino con la lavanda, le camere, la cucina e il camino.",
  heading: "Fotografie",
  lead: "Un giro per la casa e per il giardino, dal mattino alla sera.",
  open: "Apri la foto: {picture}",
  previous: "Foto precedente",
  next: "Foto successiva",
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
    heading: "Quello che le foto non mostrano",
    text: "Quanto è silenziosa la sera e quanto a lungo la pietra resta calda. Per saperlo bisogna venire.",
    dates: "Date e prezzi",
  },
};
