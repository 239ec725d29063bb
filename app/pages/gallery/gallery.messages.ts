import { each, group, message } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: message(),
  lead: message(),
  open: message("picture"),
  previous: message(),
  next: message(),
  close: message(),
  zoomIn: message(),
  zoomOut: message(),
  counter: message("position", "total"),
  share: message(),
  copied: message(),
  dates: message(),
  carousel: message(),
  chaptersLabel: message(),
  chapters: each(message()),
  closing: group({ heading: message(), text: message(), dates: message() }),
});
