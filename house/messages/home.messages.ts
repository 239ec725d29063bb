import { described } from "../../domain/fields.ts";
import { each, group, ifShown, list, message, plural, prose } from "./message-schema.ts";
import { pageHead } from "./page-head.messages.ts";

const factText = prose("villa", "townDistance", "seaDistance", "seaMinutes");

export const messages = group({
  ...pageHead("villa"),
  hero: group({ place: message(), line: message() }),
  facts: group({
    label: message(),
    guests: plural(),
    bedrooms: plural(),
    pool: message(),
    others: ifShown(described("What else belongs to the house at a glance", list(factText))),
    prices: message("prices"),
  }),
  welcome: group({ heading: message(), paragraphs: list(factText) }),
  passages: each(group({ heading: message(), text: factText })),
  included: group({ heading: message(), text: ifShown(message()), link: message() }),
  host: group({ heading: prose("host", "minutes"), minutes: plural(), text: prose("host") }),
  where: group({ heading: message(), text: message(), link: message() }),
  prices: group({
    heading: message("prices"),
    text: ifShown(described("What else is to be said of the price", message())),
  }),
  sister: group({ text: message("sister"), link: message("sister") }),
  closing: group({ heading: message() }),
});
