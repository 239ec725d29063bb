import { group, message } from "../i18n/message-schema.ts";

export const messages = group({
  contact: message(),
  maps: message(),
  explore: message(),
  legal: message(),
  terms: message(),
  rights: message(),
});
