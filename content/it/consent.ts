import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/consent.ts";

export const texts: Texts<typeof english> = {
  label: "Cookie",
  bar: {
    title: "Due parole sui cookie",
    always: "Ciò che serve al sito è sempre attivo.",
    optional:
      "Con il vostro permesso ricordiamo anche il soggiorno che scegliete e, tramite Google, misuriamo le visite e l’efficacia degli annunci.",
    change: "Potete cambiare idea in qualsiasi momento.",
    acceptAll: "Accetta tutti",
    acceptNecessary: "Solo necessari",
    choose: "Personalizza",
    policy: "Informativa sui cookie",
  },
  modal: {
    title: "Le vostre impostazioni dei cookie",
    text: "Decidete per ogni categoria. Tutti i dettagli sono nella nostra {policy}.",
    policy: "informativa sui cookie",
    necessary: "Cookie necessari",
    optional: "Cookie facoltativi",
    always: "Sempre attivi",
    cookies: { one: "{count} cookie", other: "{count} cookie" },
    provider: "Fornitore",
    lifetime: "Durata",
    unsaved: "Le modifiche non sono ancora salvate.",
    save: "Salva la scelta",
    acceptAll: "Accetta tutti",
    acceptNecessary: "Solo necessari",
    declineAll: "Rifiuta tutti",
    close: "Chiudi",
  },
  button: "Impostazioni dei cookie",
};
