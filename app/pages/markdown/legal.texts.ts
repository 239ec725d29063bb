import { group, text } from "../../i18n/text-schema.ts";

export const texts = group({
  contents: text(),
  updated: text("date"),
  session: text(),
  withoutScripts: text(),
  columns: group({ name: text(), purpose: text(), provider: text(), lifetime: text() }),
});
