import { group, message, plain, plural } from "../../i18n/message-schema.ts";

export const messages = group({
  title: message(),
  text: message("policy"),
  ...plain("policy", "necessary", "optional", "always"),
  cookies: plural(),
  ...plain("provider", "lifetime", "unsaved", "save", "acceptAll", "acceptNecessary", "declineAll"),
  refusing: message("necessary", "decline"),
  close: message(),
});
