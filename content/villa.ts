import type { Room, ShownPhoto, Surroundings, Villa } from "../app/facts/facts.ts";

export const villa: Villa = {
  name: "Villa Kalandra",
  sisterName: "Villa Ševa",
  identifier: "villa-kalandra",
  builtYear: 2016,
  areaSquareMetres: 236,
  plotSquareMetres: 2800,
  bedrooms: 4,
  bathrooms: 4,
  floors: 2,
  maximumPersons: 8,
  parkingSpaces: 4,
  pool: { lengthMetres: 10, widthMetres: 5 },
  coordinates: { latitude: 45.1121, longitude: 14.0864 },
  address: {
    street: "Kalandrići 3",
    postalCode: "52220",
    locality: "Labin",
    region: "Istria",
    country: "HR",
  },
  checkInFrom: "16:00",
  checkOutUntil: "10:00",
  contact: {
    phone: "+385 52 000 000",
    email: "stay@villa-kalandra.example",
    dataProtectionEmail: "privacy@villa-kalandra.example",
  },
  operator: {
    // With the legal form. Numbers of zeros are examples: pages say so, and the build warns of them.
    name: "Kalandra Stays d.o.o.",
    taxNumber: "00000000000",
    approval: "000-00/00-00/000",
    registrationNumber: "HR-00000000",
  },
  host: { name: "Nives", minutesAway: 4, drawing: "host" },
};

export const homePassages: readonly ShownPhoto[] = [
  { key: "pool", photo: "pool-water-level" },
  { key: "table", photo: "terrace-breakfast" },
  { key: "hearth", photo: "living-room-fire" },
  { key: "nights", photo: "bedroom-olive" },
  { key: "garden", photo: "garden-lavender" },
];

/** What the home page says of the surroundings: a picture, and places from `places.ts`. */
export const homeSurroundings: Surroundings = {
  photo: "hill-town",
  places: ["village", "labin", "rabac"],
  /** The place that the welcome measures the house's distance from. */
  town: "labin",
};

export const rooms: readonly Room[] = [
  { key: "living-room", photo: "living-room-fireplace", floor: "ground" },
  { key: "kitchen", photo: "kitchen-dining", floor: "ground" },
  {
    key: "bedroom-olive",
    photo: "bedroom-olive",
    floor: "ground",
    beds: { double: 1, single: 0 },
    bathroom: "shower",
  },
  {
    key: "bedroom-terracotta",
    photo: "bedroom-terracotta",
    floor: "ground",
    beds: { double: 1, single: 0 },
    bathroom: "shower",
  },
  {
    key: "bedroom-blue",
    photo: "bedroom-blue",
    floor: "upper",
    beds: { double: 1, single: 0 },
    bathroom: "bath",
  },
  {
    key: "bedroom-sand",
    photo: "bedroom-sand",
    floor: "upper",
    beds: { double: 0, single: 2 },
    bathroom: "shower",
  },
  { key: "bathrooms", photo: "bathroom-bathtub" },
  { key: "gym", photo: "gym-room", floor: "ground" },
  { key: "terrace", photo: "terrace-breakfast", floor: "outside" },
  { key: "garden", photo: "aerial", floor: "outside" },
];
