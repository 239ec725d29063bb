import { group, message } from "../../i18n/message-schema.ts";

export const messages = group({
  notFound: group({ title: message(), text: message() }),
  general: group({ title: message(), text: message() }),
  busy: group({ title: message(), text: message(), again: message() }),
  status: message("status"),
  home: message(),
  gallery: message(),
  pricing: message(),
  contact: message("email"),
});
