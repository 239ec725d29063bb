import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/errors.ts";

export const texts: Texts<typeof english> = {
  notFound: {
    title: "Pagina non trovata",
    text: "Questo sentiero finisce tra gli ulivi. La casa è dalla parte opposta.",
  },
  general: {
    title: "Errore interno del server",
    text: "Qualcosa è andato storto nel caricamento di questa pagina. Riprovate tra qualche istante.",
  },
  status: "Errore {status}",
  home: "Tornate alla casa",
  gallery: "Guardate le foto",
  pricing: "Prezzi e date libere",
  contact: "Oppure scriveteci: {email}",
};
