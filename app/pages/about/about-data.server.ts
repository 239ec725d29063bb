import icons from "../../../generated/amenity-icons.json" with { type: "json" };
import type { PictureData } from "../../components/picture.tsx";
import { type AmenityGroup, amenityGroups } from "../../facts/amenity-keys.ts";
import { amenities, factTexts, pictures, rooms, villa } from "../../facts/facts.server.ts";
import type { Room } from "../../facts/facts.ts";
import { fillPlural, fillText } from "../../i18n/fill-text.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import { pictureData } from "../picture-data.server.ts";

export type AboutData = {
  readonly picture: PictureData;
  /** Label and value of each property fact. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly rooms: readonly {
    readonly key: string;
    /** Floor, beds and bathroom, where the room has them. */
    readonly details: readonly string[];
    readonly picture: PictureData;
  }[];
  readonly amenities: readonly {
    readonly group: AmenityGroup;
    /** Each with the address of its drawing, a symbol in a file. */
    readonly items: readonly { readonly label: string; readonly icon: string }[];
  }[];
};

/** Everything the about page shows that is not wording; `now` gives the age of the house. */
export function aboutData(locale: Locale, about: Bundles["about"], now: Date): AboutData {
  const labels = factTexts(locale).amenities;
  return {
    picture: pictureData(pictures.pages.about, locale),
    facts: propertyFacts(locale, about, now),
    rooms: rooms.map((room) => ({
      key: room.key,
      details: roomDetails(room, locale, about),
      picture: pictureData(room.photo, locale),
    })),
    amenities: amenityGroups.map((group) => ({
      group,
      items: amenities[group].map((key) => ({
        icon: `${icons.path}#${key}`,
        label: fillText(labels[key] ?? key, {
          floors: villa.floors,
          bedrooms: villa.bedrooms,
          bathrooms: villa.bathrooms,
          cars: villa.parkingSpaces,
          length: `${formatNumber(villa.pool.lengthMetres, locale)}\u00a0m`,
          width: `${formatNumber(villa.pool.widthMetres, locale)}\u00a0m`,
        }),
      })),
    })),
  };
}

function propertyFacts(locale: Locale, { facts }: Bundles["about"], now: Date): AboutData["facts"] {
  const squareMetres = (area: number) => `${formatNumber(area, locale)}\u00a0m²`;
  const age = now.getUTCFullYear() - villa.builtYear;
  return [
    { label: facts.persons, value: fillPlural(facts.personsValue, villa.maximumPersons, locale) },
    { label: facts.bedrooms, value: formatNumber(villa.bedrooms, locale) },
    { label: facts.bathrooms, value: formatNumber(villa.bathrooms, locale) },
    { label: facts.floors, value: formatNumber(villa.floors, locale) },
    { label: facts.area, value: squareMetres(villa.areaSquareMetres) },
    { label: facts.plot, value: squareMetres(villa.plotSquareMetres) },
    { label: facts.built, value: String(villa.builtYear) },
    { label: facts.age, value: fillPlural(facts.ageValue, age, locale) },
  ];
}

function roomDetails(room: Room, locale: Locale, about: Bundles["about"]): readonly string[] {
  const { beds, bathroom, floor } = room;
  return [
    ...(floor ? [about.floors[floor] ?? floor] : []),
    ...(beds?.double ? [fillPlural(about.beds.double, beds.double, locale)] : []),
    ...(beds?.single ? [fillPlural(about.beds.single, beds.single, locale)] : []),
    ...(bathroom ? [about.ownBathroom[bathroom]] : []),
  ];
}
