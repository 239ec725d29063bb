import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/legal.ts";

export const texts: Texts<typeof english> = {
  contents: "Na ovoj stranici",
  updated: "Posljednje ažuriranje: {date}",
  session: "do zatvaranja preglednika",
  withoutScripts:
    "Bez JavaScripta ova internetska stranica ne postavlja neobvezne kolačiće pa nema o čemu odlučivati.",
  columns: { name: "Naziv", purpose: "Svrha", provider: "Pružatelj", lifetime: "Trajanje" },
};
