import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/gallery.ts";

export const texts: Texts<typeof english> = {
  title: "Galerija: kuća, bazen i vrt",
  description:
    "{villa} kod Labina u slikama: bazen na večernjem suncu, kamena kuća i vrt s lavandom, spavaće sobe, kuhinja i kamin.",
  heading: "Slike",
  lead: "Šetnja kućom i vrtom, pa i malo dalje.",
  open: "Otvorite sliku: {picture}",
  previous: "Prethodna slika",
  next: "Sljedeća slika",
  close: "Zatvori",
  zoomIn: "Povećaj",
  zoomOut: "Smanji",
  counter: "{position} od {total}",
  groups: {
    outside: "Kuća, bazen i vrt",
    "common-area": "Dnevni boravak, kuhinja, teretana",
    bedroom: "Spavaće sobe",
    bathroom: "Kupaonice",
    surroundings: "U okolici",
  },
  closing: {
    heading: "Što se na slikama ne vidi",
    text: "Kako je navečer tiho i koliko dugo kamen ostaje topao. Za to treba doći.",
    dates: "Cijene i slobodni termini",
  },
};
