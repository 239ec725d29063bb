import * as v from "valibot";
import { reachMinutes } from "../../domain/map/map-view.ts";
import { each, group, ifShown, message, plain, prose } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

const titled = group(plain("heading", "text"));
const way = group({ heading: message(), text: ifShown(message()) });
const reaches = Object.fromEntries(reachMinutes.map((minutes) => [minutes, titled])) as Record<
  (typeof reachMinutes)[number],
  typeof titled
>;

export const messages = group({
  ...pageHead("villa", "village", "town"),
  address,
  ...plain("heading", "lead", "addressLabel", "coordinates", "openMap"),
  /** The letters after degrees of latitude and longitude. */
  compass: group(plain("north", "south", "east", "west")),
  distances: group({ onFoot: message("minutes"), byCar: message("minutes") }),
  places: each(message()),
  map: group({
    ...plain("near", "far", "caption", "credit", "close"),
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
});
