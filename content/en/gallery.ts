export const texts = {
  title: "Gallery",
  description:
    "Pictures of Villa Kalandra near Labin: the pool in the evening sun, the stone house and its garden, four bedrooms, the kitchen and the hearth.",
  heading: "Pictures",
  lead: "A walk through the house and round the garden, from morning to evening.",
  open: "Open the picture: {picture}",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  counter: "{position} of {total}",
  groups: {
    outside: "House, pool and garden",
    "common-area": "Living room, kitchen, gym",
    bedroom: "Bedrooms",
    bathroom: "Bathrooms",
    surroundings: "Out and about",
  },
};
