export const texts = {
  title: "The house, room by room",
  description:
    "Inside {villa} near Labin: bedrooms with their own bathrooms, one long table for everyone, a fireplace, a gym, and everything we provide.",
  heading: "Inside the house",
  lead: "Local stone, oak and lime plaster, planned for people who like company and also like a door they can close.",
  facts: {
    heading: "Facts and figures",
    age: "Age of the house",
    ageValue: { one: "{count} year", other: "{count} years" },
    built: "Built",
    area: "Living area",
    plot: "Garden and grounds",
    bedrooms: "Bedrooms",
    bathrooms: "Bathrooms",
    floors: "Floors",
    persons: "Sleeps up to",
    personsValue: { one: "{count} guest", other: "{count} guests" },
  },
  roomsHeading: "The rooms",
  floors: { ground: "Ground floor", upper: "Upper floor", outside: "Outside" },
  beds: {
    double: { one: "{count} double bed", other: "{count} double beds" },
    single: { one: "{count} single bed", other: "{count} single beds" },
  },
  ownBathroom: {
    bath: "Own bathroom with bath",
    shower: "Own bathroom with shower",
  },
  rooms: {
    "living-room": {
      name: "Living room",
      text: "Oak beams, a stone fireplace and glass doors to the garden along one side. The armchair by the bookcase has the best lamp in the house.",
    },
    kitchen: {
      name: "Kitchen and dining room",
      text: "A chair for everyone round one oak table, sage-green cupboards, an induction hob, a proper oven and an extractor that does its job. The dishwasher does the rest.",
    },
    "bedroom-olive": {
      name: "Olive room",
      text: "A wall of bare limestone behind the bed and a door to the lawn. In the morning the light comes in green.",
    },
    "bedroom-terracotta": {
      name: "Terracotta room",
      text: "The warmest colours in the house and its own door to the garden. Early risers can slip out without waking anyone.",
    },
    "bedroom-blue": {
      name: "Blue room",
      text: "Upstairs under the beams, with a wall the blue of the Kvarner before breakfast. The freestanding bath is next door.",
    },
    "bedroom-sand": {
      name: "Sand room",
      text: "A window full of hills and, on clear days, a line of sea beyond them. Children lay claim to this room within minutes.",
    },
    bathrooms: {
      name: "Bathrooms",
      text: "One for each bedroom, in honey-coloured stone. One has a freestanding bath with a hand shower beneath its window, the others a walk-in shower.",
    },
    gym: {
      name: "Gym",
      text: "A treadmill and an exercise bike, wall bars, dumbbells, kettlebells and a mat. The doors open onto the lawn.",
    },
    terrace: {
      name: "Terrace",
      text: "A long table under the vine and a view along the pool. Most days begin and end here.",
    },
    garden: {
      name: "Garden and grounds",
      text: "Lawn on three sides, the olive grove beyond the wall, and parking by the cypresses.",
    },
  },
  amenitiesHeading: "What you’ll find here",
  groups: {
    sleep: "Sleeping and bathing",
    kitchen: "Kitchen",
    outdoors: "Outdoors",
    comfort: "Comfort",
    safety: "Safety and rules",
  },
  closing: {
    heading: "Which room will be yours?",
    text: "That can wait until you’re at the door. The week can’t.",
    dates: "Dates and prices",
  },
  sister: {
    heading: "A second house, the same hosts",
    text: "At {sister} we are just as particular about coffee, pillows and firewood.",
    link: "Visit {sister}",
  },
};
