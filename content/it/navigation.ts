import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/navigation.ts";

export const texts: Texts<typeof english> = {
  main: "Menu principale",
  skip: "Vai al contenuto",
  home: "{villa}, pagina iniziale",
  about: "La casa",
  gallery: "Galleria",
  location: "Dove siamo",
  partnerListing: "Su Stays in Istria",
  availability: "Disponibilità",
  "pricing-and-availability": "Info",
  sisterVilla: "{sister}",
  bookNow: "Prenota",
  menu: "Menu",
  language: "Lingua",
  currentLanguage: "Lingua: {language}",
  newTab: "si apre in una nuova scheda",
  lost: { title: "Al momento non è possibile mostrare questa pagina", home: "Torna alla casa" },
};
