import { each, group, ifShown, plural, text } from "../../i18n/text-schema.ts";
import { address, pageHead } from "../page-head.texts.ts";

/** What the plan of any house calls spaces that are no rooms of it. */
export const spaces = group({
  bathroom: text(),
  hall: text(),
  landing: text(),
  laundry: text(),
  store: text(),
});

export const texts = group({
  ...pageHead("villa"),
  address,
  heading: text(),
  lead: text(),
  facts: group({
    heading: text(),
    built: text(),
    builtValue: plural("year"),
    area: text(),
    areaValue: plural("area"),
    plot: text(),
    bedrooms: text(),
    bathrooms: text(),
    parking: text(),
    parkingValue: plural(),
    pets: text(),
    petsValue: group({ yes: text(), no: text() }),
    persons: text(),
    personsValue: plural(),
  }),
  plan: ifShown(
    group({
      heading: text(),
      hint: text(),
      label: text("floor"),
      spaces,
      pool: text("length", "width"),
      show: text(),
    }),
  ),
  floors: each(text()),
  beds: group({ double: plural(), single: plural(), "sofa-bed": plural(), bunk: plural() }),
  bedSize: text("beds", "width", "length"),
  ownBathroom: group({ bath: text(), shower: text() }),
  rooms: each(group({ name: text(), text: text() })),
  inGallery: text(),
  amenitiesHeading: text(),
  allAmenities: text(),
  groups: each(text()),
  closing: group({ heading: text(), text: text(), dates: text() }),
  sister: group({ heading: text(), text: text("sister"), link: text("sister") }),
});
