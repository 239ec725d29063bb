import * as v from "valibot";
import { reachMinutes } from "../../facts/places.ts";
import { each, group, ifShown, message, prose } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

const titled = group({ heading: message(), text: message() });
const way = group({ heading: message(), text: ifShown(message()) });
const reaches = Object.fromEntries(reachMinutes.map((minutes) => [minutes, titled])) as Record<
  (typeof reachMinutes)[number],
  typeof titled
>;

export const messages = group({
  ...pageHead("villa", "village", "town"),
  address,
  heading: message(),
  lead: message(),
  addressLabel: message(),
  coordinates: message(),
  openMap: message(),
  distances: group({ onFoot: message("minutes"), byCar: message("minutes") }),
  places: each(message()),
  map: group({
    near: message(),
    far: message(),
    caption: message(),
    credit: message(),
    close: message(),
    names: each(message()),
  }),
  reach: group(reaches),
  notes: each(message()),
  // Placeholders are the numbers and years of the story in `places.json`.
  stories: each(group({ heading: message(), text: v.string() })),
  arriving: group({
    heading: message(),
    plane: way,
    train: way,
    car: way,
    late: group({ heading: message(), text: prose("checkIn") }),
    drives: each(message()),
  }),
  closing: group({ heading: message(), text: message(), dates: message() }),
});
