import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/consent.ts";

export const texts: Texts<typeof english> = {
  label: "Cookie",
  bar: {
    always: "I cookie necessari sono sempre attivi.",
    optional:
      "Con il vostro consenso ricordiamo le vostre date, e Google misura visite e annunci pubblicitari, crea profili di interessi e vi mostra annunci personalizzati. I dati possono finire negli Stati Uniti.",
    change: "Potete cambiare idea in qualsiasi momento.",
    acceptAll: "Accetta tutti",
    acceptNecessary: "Solo i necessari",
    choose: "Personalizza",
    policy: "Informativa sui cookie",
  },
  modal: {
    title: "Le vostre preferenze sui cookie",
    text: "Decidete per ogni categoria. Tutti i dettagli sono nella nostra {policy}.",
    policy: "informativa sui cookie",
    necessary: "Cookie necessari",
    optional: "Cookie facoltativi",
    always: "Sempre attivi",
    cookies: { one: "{count} cookie", many: "{count} cookie", other: "{count} cookie" },
    provider: "Fornitore",
    lifetime: "Durata",
    unsaved: "Le modifiche non sono ancora salvate.",
    save: "Salva la scelta",
    acceptAll: "Accetta tutti",
    acceptNecessary: "Solo i necessari",
    declineAll: "Rifiuta tutti i facoltativi",
    refusing: "«{necessary}» o «{decline}»: in entrambi i casi restano solo i cookie tecnici.",
    close: "Chiudi",
  },
  button: "Preferenze sui cookie",
};
