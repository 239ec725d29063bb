import { locales } from "../domain/locales/locales.ts";
import { listAmenities } from "../house/facts/amenities.ts";
import { amenities, pictures, rooms, villa } from "../house/facts/facts.server.ts";
import type { Bed } from "../house/facts/rooms.ts";
import { dialledNumber, isExample } from "../house/facts/telephone.ts";
import { paths, type Route } from "../house/routes/routes.ts";
import { pictureFiles } from "../site/pages/picture-data.server.ts";
import { jpegAddress } from "../site/pictures/picture-address.ts";
import type { HeadFacts } from "./head-data.server.ts";

/** Google's names of amenities (vacation rental) by our keys. */
const features: Readonly<Record<string, string>> = {
  ac: "air-condition",
  childFriendly: "children-playground",
  crib: "cot",
  fireplace: "fireplace",
  gymFitnessEquipment: "gym",
  heating: "heating",
  ironingBoard: "iron-and-board",
  kitchen: "stove",
  microwave: "microwave",
  outdoorGrill: "barbecue",
  ovenStove: "oven",
  patio: "outdoor-dining-table",
  pool: "swimming-pool",
  tv: "satellite-tv",
  wifi: "internet",
};

/** The width from which a bed sleeps two, in centimetres. */
const narrowestDouble = 130;

/** Linked data of a page: the house on the home page, breadcrumbs on the others. */
export function structuredData(route: Route, head: HeadFacts): object {
  return route.page === "home" ? describeRental(route, head) : describePath(route, head);
}

function describeRental({ path }: Route, { description, siteUrl }: HeadFacts): object {
  const { address, coordinates, contact } = villa;
  const amenityKeys = new Set(listAmenities(amenities));
  return {
    "@context": "https://schema.org",
    "@type": "VacationRental",
    ...(villa.kind && { additionalType: villa.kind }),
    // The same in all languages, so that search engines know it as one house.
    "@id": `${siteUrl}/#villa`,
    identifier: villa.identifier,
    name: villa.name,
    description,
    url: siteUrl + path,
    image: pictures.photos
      .filter((photo) => photo.shows !== "surroundings")
      .map((photo) => siteUrl + jpegAddress(pictureFiles(photo.file))),
    telephone: dialledNumber(contact.phone),
    email: contact.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: coordinates.latitude.toFixed(5),
      longitude: coordinates.longitude.toFixed(5),
    },
    checkinTime: `${villa.checkInFrom}:00`,
    checkoutTime: `${villa.checkOutUntil}:00`,
    knowsLanguage: locales,
    brand: { "@type": "Brand", name: villa.name },
    containsPlace: {
      "@type": "Accommodation",
      additionalType: "EntirePlace",
      occupancy: { "@type": "QuantitativeValue", value: villa.maximumPersons },
      numberOfRooms: rooms.filter((room) => room.floor && room.floor !== "outside").length,
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
      floorSize: {
        "@type": "QuantitativeValue",
        value: villa.areaSquareMetres,
        unitCode: "MTK",
      },
      bed: countBeds(rooms.flatMap((room) => room.beds ?? [])),
      amenityFeature: [
        ...Object.entries(features)
          .filter(([, key]) => amenityKeys.has(key))
          .map(([name]) => feature(name, true)),
        ...(villa.petsAllowed === undefined ? [] : [feature("petsAllowed", villa.petsAllowed)]),
        ...(villa.operator.registrationNumber && !isExample(villa.operator.registrationNumber)
          ? [feature("licenseNum", villa.operator.registrationNumber)]
          : []),
      ],
    },
  };
}

/** Beds by the kinds that Google knows; a bunk is two single beds. */
function countBeds(beds: readonly Bed[]): readonly object[] {
  const kinds = beds.flatMap(({ kind, widthCentimetres }) => {
    if (kind === "bunk") return ["Single", "Single"];
    const isNarrow = widthCentimetres ? widthCentimetres < narrowestDouble : kind === "single";
    return isNarrow ? ["Single"] : ["Double"];
  });
  return [...Map.groupBy(kinds, (kind) => kind)].map(([typeOfBed, { length }]) => ({
    "@type": "BedDetails",
    numberOfBeds: length,
    typeOfBed,
  }));
}

function feature(name: string, value: boolean | string): object {
  return { "@type": "LocationFeatureSpecification", name, value };
}

function describePath({ locale, path }: Route, { title, siteUrl }: HeadFacts): object {
  const steps = [
    { name: villa.name, address: paths.home[locale] },
    { name: title, address: path },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    "@id": `${siteUrl}${path}#path`,
    itemListElement: steps.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + address,
    })),
  };
}
