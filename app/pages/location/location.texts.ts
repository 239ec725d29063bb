import { each, group, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  title: text(),
  description: prose("villa", "village", "labin"),
  heading: text(),
  lead: text(),
  address: text(),
  coordinates: text(),
  openMap: text(),
  distances: group({
    heading: text(),
    caption: text(),
    place: text(),
    distance: text(),
    time: text(),
    onFoot: text("minutes"),
    byCar: text("minutes"),
  }),
  places: each(text()),
  map: group({ region: text(), surroundings: text(), caption: text(), names: each(text()) }),
  village: group({ heading: text(), text: text() }),
  stories: each(group({ heading: text(), text: prose("inhabitants", "miners", "from", "to") })),
  arriving: group({ heading: text(), text: text() }),
  closing: group({ heading: text(), text: text(), dates: text() }),
});
