import { each, group, message, plain } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: message(),
  lead: message(),
  open: message("picture"),
  ...plain("previous", "next", "close", "zoomIn", "zoomOut"),
  counter: message("position", "total"),
  ...plain("share", "copied", "carousel", "chaptersLabel"),
  chapters: each(message()),
  closing: group(plain("heading", "text")),
});
