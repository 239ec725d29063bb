import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/consent.ts";

export const texts: Texts<typeof english> = {
  label: "Kolačići",
  bar: {
    title: "Riječ-dvije o kolačićima",
    always: "Ono što je nužno uvijek je uključeno.",
    optional:
      "Uz vaše dopuštenje pamtimo i termin koji odaberete te preko Googlea mjerimo posjete i učinak oglasa.",
    change: "Predomisliti se možete u svakom trenutku.",
    acceptAll: "Prihvati sve",
    acceptNecessary: "Samo nužni",
    choose: "Odaberi pojedinačno",
    policy: "Pravila o kolačićima",
  },
  modal: {
    title: "Vaše postavke kolačića",
    text: "Odlučite za svaku vrstu posebno. Sve pojedinosti donose naša {policy}.",
    policy: "pravila o kolačićima",
    necessary: "Nužni kolačići",
    optional: "Neobvezni kolačići",
    always: "Uvijek uključeno",
    cookies: { one: "{count} kolačić", few: "{count} kolačića", other: "{count} kolačića" },
    provider: "Pružatelj",
    lifetime: "Trajanje",
    unsaved: "Promjene još nisu spremljene.",
    save: "Spremi odabir",
    acceptAll: "Prihvati sve",
    acceptNecessary: "Samo nužni",
    declineAll: "Odbij sve",
    close: "Zatvori",
  },
  button: "Postavke kolačića",
};
