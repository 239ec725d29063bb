import { group, text } from "../../i18n/text-schema.ts";

export const texts = group({
  notFound: group({ title: text(), text: text() }),
  general: group({ title: text(), text: text() }),
  busy: group({ title: text(), text: text(), again: text() }),
  status: text("status"),
  home: text(),
  gallery: text(),
  pricing: text(),
  contact: text("email"),
});
