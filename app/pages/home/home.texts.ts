import { each, group, list, plural, prose, text } from "../../i18n/text-schema.ts";
import { pageHead } from "../page-head.texts.ts";

const wording = prose("villa", "townDistance", "seaDistance", "seaMinutes");

export const texts = group({
  ...pageHead("villa"),
  hero: group({ place: text(), line: text(), dates: text() }),
  facts: group({
    label: text(),
    guests: plural(),
    bedrooms: plural(),
    pool: text(),
    prices: text("prices"),
  }),
  welcome: group({ heading: text(), paragraphs: list(wording) }),
  passages: each(group({ heading: text(), text: wording })),
  included: group({ heading: text(), text: text(), link: text() }),
  year: group({ heading: text(), seasons: list(group({ name: text(), text: text() })) }),
  names: group({ heading: text(), text: prose("villa", "sister") }),
  host: group({ heading: prose("host", "minutes"), minutes: plural(), text: prose("host") }),
  where: group({ heading: text(), text: text(), link: text() }),
  prices: group({ heading: text("prices"), nextWeek: text("dates", "price"), sample: text() }),
  bar: group({ week: text(), choose: text() }),
  sister: group({ text: text("sister"), link: text("sister") }),
  closing: group({ heading: text() }),
});
