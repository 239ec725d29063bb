import { each, group, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  description: prose("villa"),
  heading: text(),
  lead: text(),
  open: text("picture"),
  previous: text(),
  next: text(),
  close: text(),
  zoomIn: text(),
  zoomOut: text(),
  counter: text("position", "total"),
  groups: each(text()),
  closing: group({ heading: text(), text: text(), dates: text() }),
});
