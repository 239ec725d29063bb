import { amenityGroups, amenityKeys } from "../../app/facts/amenity-keys.ts";
import type { Content } from "./content.ts";
import { findText } from "./find-text.ts";

/**
 * Facts without a text: every room, passage, place and amenity needs one under its key. English is
 * looked at; that other languages have what English has is checked elsewhere.
 */
export function checkTextsOfFacts(content: Content): string[] {
  const { rooms, homePassages, places, placeStories, mapNames, photos } = content;
  const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
  const kinds = [...new Set(photos.map(({ shows }) => shows))];
  const floors = [...new Set(rooms.flatMap(({ floor }) => floor ?? []))];
  const mapKeys = [...new Set(keysOf(mapNames))];
  return [
    ...findWithoutText(content, "about", ["rooms"], keysOf(rooms), "the room"),
    ...findWithoutText(content, "about", ["floors"], floors, "the floor"),
    ...findWithoutText(content, "about", ["groups"], amenityGroups, "the group of amenities"),
    ...findWithoutText(content, "homepage", ["passages"], keysOf(homePassages), "the passage"),
    ...findWithoutText(content, "location", ["places"], keysOf(places), "the place"),
    ...findWithoutText(content, "location", ["stories"], keysOf(placeStories), "the story of"),
    ...findWithoutText(content, "location", ["map", "names"], mapKeys, "the name on the map"),
    ...findWithoutText(content, "gallery", ["groups"], kinds, "the kind of photo"),
    ...findWithoutText(content, "amenities", [], amenityKeys, "the amenity"),
  ];
}

function findWithoutText(
  { texts }: Content,
  bundle: string,
  path: readonly string[],
  keys: readonly string[],
  what: string,
): string[] {
  return keys
    .filter((key) => findText(texts.en[bundle], ...path, key) === undefined)
    .map((key) => {
      const place = ["texts", ...path, `"${key}"`].join(".");
      return `content/en/${bundle}.ts: ${what} ${key} has no text; expected one at ${place}.`;
    });
}
