import { group, list, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  description: prose("villa"),
  heading: group({ first: text(), second: text() }),
  lead: text("prices", "persons"),
  calendar: group({ heading: text(), onRequest: text(), ask: text(), askSubject: text("villa") }),
  included: group({ heading: text(), items: list(text()) }),
  closing: group({ heading: text(), text: text() }),
});
