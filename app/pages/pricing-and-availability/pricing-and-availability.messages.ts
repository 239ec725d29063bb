import { group, list, message, plain, prose } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: group(plain("first", "second")),
  week: group({ text: prose("dates", "price", "persons"), take: message() }),
  lead: prose("prices", "persons"),
  calendar: group({
    ...plain("heading", "onRequest", "ask"),
    askSubject: message("villa"),
  }),
  included: group({ heading: message(), items: list(message()) }),
  closing: group(plain("heading", "text")),
});
