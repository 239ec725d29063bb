import * as v from "valibot";
import { reachMinutes } from "../../facts/places.ts";
import { each, group, prose, text } from "../../i18n/text-schema.ts";
import { address, pageHead } from "../page-head.texts.ts";

const titled = group({ heading: text(), text: text() });
const reaches = Object.fromEntries(reachMinutes.map((minutes) => [minutes, titled])) as Record<
  (typeof reachMinutes)[number],
  typeof titled
>;

export const texts = group({
  ...pageHead("villa", "village", "town"),
  address,
  heading: text(),
  lead: text(),
  addressLabel: text(),
  coordinates: text(),
  openMap: text(),
  distances: group({ onFoot: text("minutes"), byCar: text("minutes") }),
  places: each(text()),
  map: group({
    near: text(),
    far: text(),
    caption: text(),
    credit: text(),
    close: text(),
    names: each(text()),
  }),
  reach: group(reaches),
  notes: each(text()),
  // Placeholders are the numbers and years of the story in `places.json`.
  stories: each(group({ heading: text(), text: v.string() })),
  arriving: group({
    heading: text(),
    plane: titled,
    train: titled,
    car: titled,
    late: group({ heading: text(), text: prose("checkIn") }),
    drives: each(text()),
  }),
  closing: group({ heading: text(), text: text(), dates: text() }),
});
