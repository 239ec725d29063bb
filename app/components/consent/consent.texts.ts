import { group, text } from "../../i18n/text-schema.ts";

export const texts = group({
  label: text(),
  bar: group({
    optional: text(),
    always: text(),
    change: text(),
    acceptAll: text(),
    acceptNecessary: text(),
    choose: text(),
    policy: text(),
  }),
  button: text(),
});
