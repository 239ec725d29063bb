export const texts = {
  title: "The house, room by room",
  description:
    "Inside {villa} near Labin: bedrooms with their own bathrooms, one long table for everyone, a fireplace, a gym, and everything we provide.",
  heading: "Inside the house",
  lead: "Two floors of local stone, oak and lime plaster, planned for people who like company and also like a door they can close.",
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
  roomsHeading: "Room by room",
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
      text: "Eight chairs round one oak table, sage-green cupboards and everything a keen cook looks for: oven, microwave, dishwasher, freezer and an extractor hood that does its job.",
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
      text: "Upstairs under the beams, with a wall the colour of the bay at Rabac and a freestanding bath in its own bathroom.",
    },
    "bedroom-sand": {
      name: "Sand room",
      text: "A window full of hills and, on clear days, a line of sea beyond them. Children lay claim to this room within minutes.",
    },
    bathrooms: {
      name: "Bathrooms",
      text: "One for each bedroom, in warm stone with soft towels. One has the freestanding bath beneath its window, the other three a walk-in shower.",
    },
    gym: {
      name: "Gym",
      text: "A treadmill and an exercise bike, wall bars to stretch on, weights to lift. The doors open onto the lawn.",
    },
    terrace: {
      name: "Terrace",
      text: "A long table under the vine and a view along the pool. Most days begin and end here.",
    },
    garden: {
      name: "Garden and grounds",
      text: "Lawn all round the house, the olive grove beyond it, and room for your cars close by.",
    },
  },
  amenitiesHeading: "What you will find here",
  groups: {
    sleep: "Sleeping and bathing",
    kitchen: "Kitchen",
    outdoors: "Outdoors",
    comfort: "Comfort",
    safety: "Safety and rules",
  },
  closing: {
    heading: "Which room will be yours?",
    text: "You can settle that at the door. The week is better chosen now.",
    dates: "See dates and prices",
  },
  sister: {
    heading: "A second house, the same hosts",
    text: "At {sister} we are just as particular about coffee, pillows and firewood.",
    link: "Visit {sister}",
  },
};
