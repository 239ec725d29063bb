import { group, list, message, prose } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: group({ first: message(), second: message() }),
  lead: message("prices", "persons"),
  week: group({ text: prose("dates", "price", "persons"), take: message() }),
  calendar: group({
    heading: message(),
    onRequest: message(),
    ask: message(),
    askSubject: message("villa"),
  }),
  included: group({ heading: message(), items: list(message()) }),
  closing: group({ heading: message(), text: message() }),
});
