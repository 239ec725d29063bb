import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/consent.ts";

export const texts: Texts<typeof english> = {
  label: "Kolačići",
  bar: {
    always: "Nužni kolačići uvijek su uključeni.",
    optional:
      "Uz vašu privolu pamtimo i termin koji odaberete, a Google mjeri posjete i učinak oglasa, izrađuje profile interesa i prikazuje vam prilagođene oglase. Podaci pritom mogu dospjeti u SAD.",
    change: "Predomisliti se možete u svakom trenutku.",
    acceptAll: "Prihvati sve",
    acceptNecessary: "Samo nužne",
    choose: "Odaberi pojedinačno",
    policy: "Pravila o kolačićima",
  },
  modal: {
    title: "Vaše postavke kolačića",
    text: "Odlučite za svaku vrstu posebno. Sve piše u našim {policy}.",
    policy: "pravilima o kolačićima",
    necessary: "Nužni kolačići",
    optional: "Neobvezni kolačići",
    always: "Uvijek uključeno",
    cookies: { one: "{count} kolačić", few: "{count} kolačića", other: "{count} kolačića" },
    provider: "Pružatelj",
    lifetime: "Trajanje",
    unsaved: "Promjene još nisu spremljene.",
    save: "Spremi odabir",
    acceptAll: "Prihvati sve",
    acceptNecessary: "Samo nužne",
    declineAll: "Odbij sve neobvezne",
    refusing: "„{necessary}” ili „{decline}”: u oba slučaja ostaju samo tehnički kolačići.",
    close: "Zatvori",
  },
  button: "Postavke kolačića",
};
