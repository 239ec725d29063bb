import { group, message, plural } from "../../i18n/message-schema.ts";

export const messages = group({
  title: message(),
  text: message("policy"),
  policy: message(),
  necessary: message(),
  optional: message(),
  always: message(),
  cookies: plural(),
  provider: message(),
  lifetime: message(),
  unsaved: message(),
  save: message(),
  acceptAll: message(),
  acceptNecessary: message(),
  declineAll: message(),
  refusing: message("necessary", "decline"),
  close: message(),
});
