import { each, group, ifShown, message, plural } from "../../i18n/message-schema.ts";
import { address, pageHead } from "../page-head.messages.ts";

/** What the plan of any house calls spaces that are no rooms of it. */
export const spaces = group({
  bathroom: message(),
  hall: message(),
  landing: message(),
  laundry: message(),
  store: message(),
});

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
    bedrooms: message(),
    bathrooms: message(),
    parking: message(),
    parkingValue: plural(),
    pets: message(),
    petsValue: group({ yes: message(), no: message() }),
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
  bedSize: message("beds", "width", "length"),
  ownBathroom: group({ bath: message(), shower: message() }),
  rooms: each(group({ name: message(), text: message() })),
  inGallery: message(),
  amenitiesHeading: message(),
  allAmenities: message(),
  groups: each(message()),
  closing: group({ heading: message(), text: message(), dates: message() }),
  sister: group({ heading: message(), text: message("sister"), link: message("sister") }),
});
