import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/gallery.ts";

export const texts: Texts<typeof english> = {
  title: "Galerie: Haus, Pool und Garten",
  description:
    "Sehen Sie sich um in der {villa} bei Labin: der Pool in der Abendsonne, Lavendel vor dem Giebel, die Schlafzimmer, die Küche und der Kamin.",
  heading: "Bilder",
  lead: "Ein Gang durch Haus und Garten und ein paar Schritte darüber hinaus.",
  open: "Bild öffnen: {picture}",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  close: "Schließen",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  counter: "{position} von {total}",
  groups: {
    outside: "Haus, Pool und Garten",
    "common-area": "Wohnzimmer, Küche, Fitnessraum",
    bedroom: "Schlafzimmer",
    bathroom: "Bäder",
    surroundings: "In der Umgebung",
  },
  closing: {
    heading: "Was kein Bild zeigt",
    text: "Wie still es abends wird und wie lange der Stein noch warm bleibt. Dafür muss man herkommen.",
    dates: "Termine und Preise",
  },
};
