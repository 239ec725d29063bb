import { group, list, message, prose } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: group({ first: message(), second: message() }),
  week: group({ text: prose("dates", "price", "persons"), take: message() }),
  lead: prose("prices", "persons"),
  calendar: group({
    heading: message(),
    onRequest: message(),
    ask: message(),
    askSubject: message("villa"),
  }),
  included: group({ heading: message(), items: list(message()) }),
  closing: group({ heading: message(), text: message() }),
});
