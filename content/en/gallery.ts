export const texts = {
  title: "Gallery",
  description:
    "Pictures of Villa Kalandra near Labin: the pool in the evening sun, the stone house and its garden, four bedrooms, the kitchen and the hearth.",
  heading: "Pictures",
  lead: "A walk through the house and round the garden, from morning to evening.",
  open: "Open the picture: {picture}",
  groups: {
    outside: "House, pool and garden",
    "common-area": "Living room, kitchen, gym",
    bedroom: "Bedrooms",
    bathroom: "Bathrooms",
    surroundings: "Out and about",
  },
};
