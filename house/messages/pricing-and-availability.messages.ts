import { described } from "../../domain/fields.ts";
import { group, ifShown, list, message, plain, prose } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: group(plain("first", "second")),
  lead: prose("prices", "persons"),
  calendar: group({
    ...plain("heading", "onRequest", "enquire", "ask"),
    askSubject: message("villa"),
  }),
  included: group({ heading: message(), items: list(message()) }),
  note: ifShown(described("A paragraph under the list of prices", message())),
  steps: ifShown(
    described(
      "How a booking goes, one step after the other",
      group({ heading: message(), items: list(group(plain("heading", "text"))) }),
    ),
  ),
  closing: group(plain("heading", "text")),
});
