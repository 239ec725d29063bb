export const texts = {
  title: "The house",
  description:
    "Inside Villa Kalandra: two floors, four bedrooms with their own bathrooms, a kitchen for eight, a fireplace, a gym and all that comes with them.",
  heading: "Inside the house",
  lead: "Two floors of local stone, oak and lime plaster, planned for people who like being together and also like closing a door behind them.",
  facts: {
    heading: "Facts and figures",
    age: "Age of the house",
    ageValue: { one: "{count} year", other: "{count} years" },
    built: "Built",
    area: "Living area",
    plot: "Garden and grounds",
    bedrooms: "Bedrooms",
    bathrooms: "Bathrooms",
    floors: "Floors",
    persons: "Sleeps up to",
    personsValue: { one: "{count} guest", other: "{count} guests" },
  },
  roomsHeading: "Room by room",
  floors: { ground: "Ground floor", upper: "Upper floor", outside: "Outside" },
  beds: {
    double: { one: "{count} double bed", other: "{count} double beds" },
    single: { one: "{count} single bed", other: "{count} single beds" },
  },
  ownBathroom: {
    bath: "Own bathroom with a tub",
    shower: "Own bathroom with a shower",
  },
  rooms: {
    "living-room": {
      name: "Living room",
      text: "Oak beams, a stone hearth and glass doors to the garden along one side. The armchair by the bookcase has the best lamp in the house.",
    },
    kitchen: {
      name: "Kitchen and dining room",
      text: "Eight chairs round one oak table, sage-green cupboards and everything a keen cook looks for: oven, microwave, dishwasher, freezer and a proper extractor.",
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
      text: "Upstairs under the beams, with a wall the colour of the bay at Rabac and a freestanding tub in its own bathroom.",
    },
    "bedroom-sand": {
      name: "Sand room",
      text: "Two single beds, a window full of hills and, on clear days, a line of sea at the end of them. Children claim it within minutes.",
    },
    bathrooms: {
      name: "Bathrooms",
      text: "One for each bedroom, in warm stone with soft towels: one with a freestanding tub beneath the window, three with walk-in showers.",
    },
    gym: {
      name: "Gym",
      text: "Treadmill, exercise bike, wall bars, weights and a mirror. The doors open onto the lawn.",
    },
    terrace: {
      name: "Terrace",
      text: "A long table under the vine and a view along the pool. Most days begin and end here.",
    },
    garden: {
      name: "Garden and grounds",
      text: "Lawn, lavender, an olive grove, a swing and a slide, and room for your cars beside the house.",
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
  sister: {
    heading: "A second house, the same hosts",
    text: "{sister} is kept with the same care over coffee, pillows and firewood.",
    link: "Visit {sister}",
  },
};
