import { group, text } from "../../i18n/text-schema.ts";
import { address, pageHead } from "../page-head.texts.ts";

export const texts = group({
  ...pageHead("villa"),
  address,
  heading: text(),
  lead: text(),
  open: text("picture"),
  previous: text(),
  next: text(),
  close: text(),
  zoomIn: text(),
  zoomOut: text(),
  counter: text("position", "total"),
  share: text(),
  copied: text(),
  dates: text(),
  carousel: text(),
  chaptersLabel: text(),
  chapters: group({ outside: text(), inside: text(), evening: text(), around: text() }),
  closing: group({ heading: text(), text: text(), dates: text() }),
});
