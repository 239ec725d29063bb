export const texts = {
  title: "Dates and prices",
  description:
    "Month by month: nightly prices, seasonal rates and availability of {villa} in Istria, what is included from July to mid-October, and how to book.",
  heading: { first: "Dates", second: "and prices" },
  lead: "Prices are per night for the whole house, for up to {persons} guests, with final cleaning and tourist tax included.",
  calendar: {
    heading: "Availability",
    onRequest:
      "Send us your dates and we’ll check. The booking site shows availability straight away.",
    ask: "Ask about your dates",
    askSubject: "Dates at {villa}",
  },
  included: {
    heading: "What the price includes",
    items: [
      "The whole house, garden and pool, for you alone",
      "Bed linen, bath and pool towels",
      "Electricity, water, heating, firewood and Wi-Fi",
      "Pool heating and pool care",
      "Final cleaning and tourist tax",
    ],
  },
  booking: {
    heading: "How booking works",
    steps: [
      "Choose your arrival and departure on this page; in season the price appears at once.",
      "Your dates go with you to the booking site. Confirm and pay there; its terms of use apply.",
      "Before you arrive, we’ll send you directions and the code for the gate.",
    ],
  },
  rules: {
    heading: "House rules in brief",
    checkIn: "Arrival from {time}",
    checkOut: "Departure by {time}",
    items: [
      "No smoking indoors; the terrace has ashtrays",
      "No pets",
      "Quiet outdoors after 23:00, for the neighbours’ sake",
    ],
  },
};
