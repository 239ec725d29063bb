export const texts = {
  title: "Stone villa with pool near Labin, Istria",
  description:
    "{villa}, a stone house near Labin, Istria: air-conditioned bedrooms with their own bathrooms, a heated pool, a fireplace and olive trees all round.",
  hero: {
    line: "A stone house, a warm pool and no plans",
    dates: "Dates and prices",
  },
  facts: {
    label: "The house at a glance",
    guests: { one: "{count} guest", other: "{count} guests" },
    bedrooms: { one: "{count} bedroom", other: "{count} bedrooms" },
    bathrooms: { one: "{count} bathroom", other: "{count} bathrooms" },
    pool: "Heated pool, {length} × {width}",
    village: "{distance} to the village",
  },
  welcome: {
    heading: "Larks, a church bell, a tractor",
    paragraphs: [
      "That is about all the noise there is. {villa} stands in its own grounds among olive trees, {labin} from Labin and some fifteen minutes’ drive from the sea.",
      "Walls half a metre thick keep the rooms cool in August; the fireplace takes over in October. You take the whole house, and share it with nobody you didn’t bring.",
    ],
  },
  passages: {
    pool: {
      heading: "The pool gets the sun first and lets it go last",
      text: "Wide steps at one end for children and for anyone with a book, and enough length beyond them to wake you up. It’s heated, so June mornings and the end of September count as swimming weather too.",
    },
    table: {
      heading: "Dinner moves outside in May",
      text: "A long table stands under the pergola, with a chair for each of you, in the shade of the vine until the sun has gone round the house. The kitchen is one door away, the herbs closer still.",
    },
    hearth: {
      heading: "A fire for the other evenings",
      text: "When the bora blows, the sofa wins: a stone hearth, a good lamp and shelves of novels left behind by earlier guests.",
    },
    nights: {
      heading: "Every bedroom has its own bathroom",
      text: "They are all air-conditioned, with a bath or a walk-in shower. Two open straight onto the garden; the two upstairs look out over the hills, one of them as far as the sea.",
    },
    garden: {
      heading: "Room to run",
      text: "Lavender along the paths, an old olive tree for shade, a swing and a slide. A wall goes all the way round, and the gate shuts.",
    },
  },
  included: {
    heading: "Already here when you arrive",
    text: "Linen, towels and firewood are waiting. Pack swimwear. The novels are here already.",
    link: "Everything in the house",
  },
  where: {
    heading: "First the hill town, then the sea",
    text: "Labin looks down from its hill, Rabac has the pebble coves, and coffee, bread and pizza are a short walk away in the village.",
    link: "Getting here and around",
  },
  prices: {
    heading: "From {price} a night for the whole house",
    text: "From July to mid-October the price depends on your dates. For the rest of the year, ask us for an offer.",
    link: "Dates and prices",
    nextWeek: "Next available week: {dates}",
  },
  sister: {
    heading: "Our other house",
    text: "We also look after {sister}. If one house is too small for all of you, ask about both.",
    link: "Visit {sister}",
  },
  closing: {
    heading: "When would you like to come?",
    text: "Book straight away, or ask us anything you like first. We answer in your language.",
    ask: "Email us",
  },
};
