import { group, list, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  description: prose("villa"),
  heading: group({ first: text(), second: text() }),
  lead: text("persons"),
  calendar: group({ heading: text(), onRequest: text(), ask: text(), askSubject: text("villa") }),
  included: group({ heading: text(), items: list(text()) }),
  booking: group({ heading: text(), steps: list(text()) }),
  rules: group({
    heading: text(),
    checkIn: text("time"),
    checkOut: text("time"),
    items: list(text()),
  }),
});
