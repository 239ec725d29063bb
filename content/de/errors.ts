import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/errors.ts";

export const texts: Texts<typeof english> = {
  notFound: {
    title: "Seite nicht gefunden",
    text: "Dieser Weg endet zwischen den Olivenbäumen. Zum Haus geht es in die andere Richtung.",
  },
  general: {
    title: "Da ist etwas schiefgegangen",
    text: "Diese Seite können wir gerade nicht zeigen. Bitte versuchen Sie es gleich noch einmal.",
  },
  status: "Fehler {status}",
  home: "Zurück zum Haus",
  gallery: "Bilder ansehen",
  pricing: "Termine und Preise",
  contact: "Oder schreiben Sie uns: {email}",
};
