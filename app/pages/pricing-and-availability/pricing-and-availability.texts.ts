import { group, list, text } from "../../i18n/text-schema.ts";
import { address, pageHead } from "../page-head.texts.ts";

export const texts = group({
  ...pageHead("villa"),
  address,
  heading: group({ first: text(), second: text() }),
  lead: text("prices", "persons"),
  calendar: group({ heading: text(), onRequest: text(), ask: text(), askSubject: text("villa") }),
  included: group({ heading: text(), items: list(text()) }),
  closing: group({ heading: text(), text: text() }),
});
