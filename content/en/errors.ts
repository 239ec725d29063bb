export const texts = {
  notFound: {
    title: "Page Not Found",
    text: "This path ends among the olive trees. The house is back the other way.",
  },
  general: {
    title: "Internal Server Error",
    text: "Something went wrong on our side. Please try again in a moment.",
  },
  status: "Error {status}",
  home: "Back to the house",
  gallery: "See the pictures",
  pricing: "Dates and prices",
  contact: "Or email us: {email}",
};
