import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/errors.ts";

export const texts: Texts<typeof english> = {
  notFound: {
    title: "Pagina non trovata",
    text: "Questo sentiero finisce tra gli ulivi. La casa è dalla parte opposta.",
  },
  general: {
    title: "Qualcosa è andato storto",
    text: "In questo momento non riusciamo a mostrare la pagina. Riprovate tra qualche istante.",
  },
  status: "Errore {status}",
  home: "Torna alla casa",
  gallery: "Guarda le immagini",
  pricing: "Prezzi e disponibilità",
  contact: "Oppure scriveteci: {email}",
};
