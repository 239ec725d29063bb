import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/legal.ts";

export const texts: Texts<typeof english> = {
  contents: "Auf dieser Seite",
  updated: "Zuletzt aktualisiert am {date}.",
  session: "bis Sie den Browser schließen",
  withoutScripts:
    "Ohne JavaScript setzt diese Website keine optionalen Cookies; es gibt also nichts zu entscheiden.",
  columns: { name: "Name", purpose: "Zweck", provider: "Anbieter", lifetime: "Laufzeit" },
};
