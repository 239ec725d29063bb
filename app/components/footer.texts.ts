import { group, text } from "../i18n/text-schema.ts";

export const texts = group({
  contact: text(),
  maps: text(),
  explore: text(),
  legal: text(),
  terms: text(),
  rights: text(),
});
