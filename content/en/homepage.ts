export const texts = {
  title: "Stone villa with pool near Labin, Istria",
  description:
    "{villa}, a stone house near Labin, Istria: air-conditioned bedrooms with their own bathrooms, a heated pool, a fireplace and olive trees all round.",
  hero: {
    line: "A stone house, a long pool and no plans",
    dates: "See dates and prices",
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
      "Walls half a metre thick keep the rooms cool in August; the fireplace takes over in October. The house is let whole, to one party at a time.",
    ],
  },
  passages: {
    pool: {
      heading: "The pool gets the sun first and keeps it last",
      text: "Wide steps at one end for children and for anyone with a book, and room for proper lengths beyond them. It is heated, so June mornings and the end of September count as swimming weather too.",
    },
    table: {
      heading: "Dinner moves outside in May",
      text: "A long table stands under the pergola, with a chair for each of you, in the shade of the vine until the sun has gone round the house. The kitchen is one door away, the herbs closer still.",
    },
    hearth: {
      heading: "A fire for the other evenings",
      text: "When the bora blows, the living room is the place to be: a stone hearth, a deep sofa, a wall of novels left behind by earlier guests.",
    },
    nights: {
      heading: "Four bedrooms, each with its own bathroom",
      text: "Every bedroom is air-conditioned and has its own bath or walk-in shower. Two open straight onto the garden; the two upstairs look out over the hills, one of them as far as the sea.",
    },
    garden: {
      heading: "Room to run",
      text: "Lavender along the paths, an old olive tree for shade, a swing and a slide. A wall goes all the way round, and the gate shuts.",
    },
  },
  included: {
    heading: "Already here when you arrive",
    text: "Linen, towels and firewood are waiting. Pack swimwear and something to read.",
    link: "Everything in the house",
  },
  where: {
    heading: "First the hill town, then the sea",
    text: "Labin looks down from its hill, Rabac has the pebble coves, and coffee, bread and pizza are a short walk away in the village.",
    link: "Getting here and around",
  },
  prices: {
    heading: "From {price} a night for the whole house",
    text: "From July to the middle of October prices follow the season. For any other time, write to us and we will make you an offer.",
    link: "Prices and free dates",
    nextWeek: "Next free week in season: {dates}",
  },
  sister: {
    heading: "Our other house",
    text: "We let {sister} too. If your party is larger, ask us about taking both.",
    link: "Visit {sister}",
  },
  closing: {
    heading: "When would you like to come?",
    text: "Book straight away, or ask us anything you like first. We answer in four languages.",
    ask: "Write to us",
  },
};
