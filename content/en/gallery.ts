export const texts = {
  title: "Gallery: house, pool and garden",
  description:
    "Look round {villa} near Labin: the pool in the evening sun, lavender below the stone gable, the bedrooms, the kitchen and the fireplace.",
  heading: "Pictures",
  lead: "A walk through the house, round the garden and a little way beyond.",
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
  closing: {
    heading: "What no picture shows",
    text: "How quiet the evenings are, and how long the stone stays warm. You’ll have to come for those.",
    dates: "Dates and prices",
  },
};
