import { group, message } from "../../i18n/message-schema.ts";

export const messages = group({
  label: message(),
  bar: group({
    optional: message(),
    change: message(),
    acceptAll: message(),
    acceptNecessary: message(),
    choose: message(),
    policy: message(),
  }),
  button: message(),
});
