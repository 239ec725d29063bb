import { each, group, ifShown, message, plain, plural } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

/** The names of spaces on the plan that are no rooms. */
export const spaces = group(plain("bathroom", "hall", "landing", "laundry", "store"));

export const messages = group({
  ...pageHead("villa"),
  address,
  heading: message(),
  lead: message(),
  facts: group({
    built: message(),
    builtValue: plural("year"),
    area: message(),
    areaValue: plural("area"),
    plot: message(),
    pool: message(),
    poolValue: message("length", "width"),
    ...plain("apartments", "bedrooms", "bathrooms", "parking"),
    parkingValue: plural(),
    pets: message(),
    petsValue: group(plain("yes", "no")),
    persons: message(),
    personsValue: plural(),
  }),
  plan: ifShown(
    group({
      heading: message(),
      hint: message(),
      label: message("floor"),
      spaces,
      pool: message("length", "width"),
      onPlan: message("floor"),
    }),
  ),
  floors: each(message()),
  beds: group({ double: plural(), single: plural(), "sofa-bed": plural(), bunk: plural() }),
  /** American names of beds by width, in place of sizes. */
  bedNames: ifShown(group({ twin: plural(), full: plural(), queen: plural(), king: plural() })),
  bedSize: message("beds", "width", "length"),
  ownBathroom: group(plain("bath", "shower")),
  /** `short` is for the plan. */
  rooms: each(group({ ...plain("name", "text"), short: ifShown(message()) })),
  apartments: each(group(plain("name", "text"))),
  ...plain("inGallery", "amenitiesHeading", "allAmenities"),
  groups: each(message()),
});
