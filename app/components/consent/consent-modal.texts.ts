import { group, plural, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  text: text("policy"),
  policy: text(),
  necessary: text(),
  optional: text(),
  always: text(),
  cookies: plural(),
  provider: text(),
  lifetime: text(),
  unsaved: text(),
  save: text(),
  acceptAll: text(),
  acceptNecessary: text(),
  declineAll: text(),
  refusing: text("necessary", "decline"),
  close: text(),
});
