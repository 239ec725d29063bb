export const texts = {
  title: "Prices and availability",
  description:
    "Monthly prices, seasonal rates and availability of Villa Kalandra in Istria: what a night costs from July to mid-October and how to book it.",
  heading: { first: "Prices and", second: "availability" },
  lead: "Each price is for one night and the whole house, for up to {persons} guests. End-of-stay cleaning and tourist tax are included.",
  calendar: {
    heading: "Free dates",
    onRequest:
      "Tell us the dates you have in mind and we will tell you whether the house is free. The booking site tells you at once.",
    ask: "Ask about your dates",
    askSubject: "Dates at {villa}",
  },
  included: {
    heading: "What the price includes",
    items: [
      "The whole house, garden and pool, for your party alone",
      "Bed linen, bath and pool towels",
      "Electricity, water, heating, firewood and internet",
      "Pool heating and pool care",
      "End-of-stay cleaning and tourist tax",
    ],
  },
  booking: {
    heading: "How booking works",
    steps: [
      "Choose your arrival and departure on this page; the price appears at once.",
      "Your dates go with you to the booking site, which opens in a new tab. Confirm and pay there; its terms of use apply.",
      "Before you arrive, we send you directions and the code for the gate.",
    ],
  },
  rules: {
    heading: "House rules in brief",
    checkIn: "Arrival from {time}",
    checkOut: "Departure by {time}",
    items: [
      "No smoking indoors; the terrace has ashtrays",
      "No pets",
      "Quiet outdoors from eleven at night, for the neighbours’ sake",
    ],
  },
};
