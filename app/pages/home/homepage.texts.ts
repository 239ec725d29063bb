import { each, group, list, plural, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  description: prose("villa"),
  hero: group({ line: text(), dates: text() }),
  facts: group({
    label: text(),
    guests: plural(),
    bedrooms: plural(),
    bathrooms: plural(),
    pool: text("length", "width"),
    village: text("distance"),
  }),
  welcome: group({ heading: text(), paragraphs: list(prose("villa", "labin")) }),
  passages: each(group({ heading: text(), text: text() })),
  included: group({ heading: text(), text: text(), link: text() }),
  where: group({ heading: text(), text: text(), link: text() }),
  prices: group({ heading: text("price"), text: text(), link: text(), nextWeek: text("dates") }),
  sister: group({ heading: text(), text: text("sister"), link: text("sister") }),
  closing: group({ heading: text(), text: text(), ask: text() }),
});
