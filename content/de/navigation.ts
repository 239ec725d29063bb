import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/navigation.ts";

export const texts: Texts<typeof english> = {
  main: "Hauptmenü",
  skip: "Zum Inhalt springen",
  home: "{villa}, Startseite",
  about: "Das Haus",
  gallery: "Galerie",
  location: "Lage",
  partnerListing: "Bei Stays in Istria",
  availability: "Freie Termine",
  "pricing-and-availability": "Info",
  sisterVilla: "{sister}",
  bookNow: "Jetzt buchen",
  menu: "Menü",
  language: "Sprache",
  currentLanguage: "Sprache: {language}",
  newTab: "öffnet sich in einem neuen Tab",
  lost: { title: "Diese Seite lässt sich gerade nicht anzeigen", home: "Zurück zum Haus" },
};
