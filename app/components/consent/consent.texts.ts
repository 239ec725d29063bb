import { group, plural, text } from "../../i18n/text-schema.ts";

export const texts = group({
  label: text(),
  bar: group({
    always: text(),
    optional: text(),
    change: text(),
    acceptAll: text(),
    acceptNecessary: text(),
    choose: text(),
    policy: text(),
  }),
  modal: group({
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
  }),
  button: text(),
});
