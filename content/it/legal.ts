import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/legal.ts";

export const texts: Texts<typeof english> = {
  contents: "In questa pagina",
  updated: "Ultimo aggiornamento: {date}.",
  session: "fino alla chiusura del browser",
  withoutScripts:
    "Senza JavaScript questo sito non imposta cookie facoltativi: non c’è quindi nulla da decidere.",
  columns: { name: "Nome", purpose: "Finalità", provider: "Fornitore", lifetime: "Durata" },
};
