import type { MapName, Place, PlaceStory } from "../app/facts/facts.ts";

/** Nearest first: the order in which the location page lists them. */
export const places: readonly Place[] = [
  {
    key: "village",
    distanceKilometres: 0.5,
    travelMinutes: 6,
    by: "foot",
    coordinates: { latitude: 45.1147, longitude: 14.0901 },
  },
  {
    key: "labin",
    distanceKilometres: 5,
    travelMinutes: 8,
    by: "car",
    coordinates: { latitude: 45.09478, longitude: 14.12373 },
  },
  {
    key: "mine",
    distanceKilometres: 9,
    travelMinutes: 13,
    by: "car",
    coordinates: { latitude: 45.0806, longitude: 14.0801 },
  },
  {
    key: "beach",
    distanceKilometres: 9.5,
    travelMinutes: 14,
    by: "car",
    coordinates: { latitude: 45.08214, longitude: 14.15308 },
  },
  {
    key: "rabac",
    distanceKilometres: 10,
    travelMinutes: 15,
    by: "car",
    coordinates: { latitude: 45.07861, longitude: 14.15639 },
  },
  {
    key: "pula-airport",
    distanceKilometres: 43,
    travelMinutes: 45,
    by: "car",
    coordinates: { latitude: 44.89353, longitude: 13.92219 },
  },
  {
    key: "rijeka-airport",
    distanceKilometres: 85,
    travelMinutes: 80,
    by: "car",
    coordinates: { latitude: 45.21689, longitude: 14.57026 },
  },
  {
    key: "trieste-airport",
    distanceKilometres: 135,
    travelMinutes: 115,
    by: "car",
    coordinates: { latitude: 45.82756, longitude: 13.47222 },
  },
];

/** Places with a story on the location page, and the drawing that stands for each. */
export const placeStories = [
  { key: "labin", drawing: "hill-town" },
  { key: "mine", drawing: "mine" },
  { key: "rabac", drawing: "bay" },
] as const satisfies readonly PlaceStory[];

/** Figures that the stories name. */
export const labinInhabitants = 11_300;
export const mine = { minersMoreThan: 10_000, from: 1928, to: 1966 };

/** What else the drawn map names. Names are in the texts of the location page, under `map.names`. */
export const mapNames = [
  { key: "italy", kind: "country", coordinates: { latitude: 45.93, longitude: 13.3 } },
  { key: "slovenia", kind: "country", coordinates: { latitude: 45.74, longitude: 14.25 } },
  { key: "croatia", kind: "country", coordinates: { latitude: 45.42, longitude: 14.66 } },
  { key: "istria", kind: "region", coordinates: { latitude: 45.255, longitude: 13.81 } },
  { key: "adriatic", kind: "sea", coordinates: { latitude: 45.01, longitude: 13.42 } },
  { key: "kvarner", kind: "sea", coordinates: { latitude: 44.775, longitude: 14.15 } },
  { key: "kvarner", kind: "sea", coordinates: { latitude: 45.047, longitude: 14.184 } },
  { key: "porec", kind: "town", coordinates: { latitude: 45.22719, longitude: 13.59472 } },
  { key: "rovinj", kind: "town", coordinates: { latitude: 45.08114, longitude: 13.63872 } },
  { key: "opatija", kind: "town", coordinates: { latitude: 45.33763, longitude: 14.30521 } },
] as const satisfies readonly MapName[];
