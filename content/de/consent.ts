import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/consent.ts";

export const texts: Texts<typeof english> = {
  label: "Cookies",
  bar: {
    always: "Notwendige Cookies sind immer aktiv.",
    optional:
      "Mit Ihrer Einwilligung merken wir uns außerdem Ihre Reisedaten, und Google misst Besuche und die Wirkung von Anzeigen, bildet Interessenprofile und zeigt Ihnen personalisierte Werbung. Dabei können Daten in die USA gelangen.",
    change: "Sie können sich jederzeit anders entscheiden.",
    acceptAll: "Alle akzeptieren",
    acceptNecessary: "Nur notwendige",
    choose: "Einzeln auswählen",
    policy: "Cookie-Richtlinie",
  },
  modal: {
    title: "Ihre Cookie-Einstellungen",
    text: "Entscheiden Sie für jede Art einzeln. Alles Weitere steht in unserer {policy}.",
    policy: "Cookie-Richtlinie",
    necessary: "Notwendige Cookies",
    optional: "Optionale Cookies",
    always: "Immer aktiv",
    cookies: { one: "{count} Cookie", other: "{count} Cookies" },
    provider: "Anbieter",
    lifetime: "Laufzeit",
    unsaved: "Ihre Änderungen sind noch nicht gespeichert.",
    save: "Auswahl speichern",
    acceptAll: "Alle akzeptieren",
    acceptNecessary: "Nur notwendige",
    declineAll: "Alle optionalen ablehnen",
    refusing:
      "„{necessary}“ oder „{decline}“: In beiden Fällen bleiben nur die technischen Cookies.",
    close: "Schließen",
  },
  button: "Cookie-Einstellungen",
};
