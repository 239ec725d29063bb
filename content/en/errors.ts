export const texts = {
  notFound: {
    title: "Page Not Found",
    text: "This path ends among the olive trees. The house is back the other way.",
  },
  general: {
    title: "Internal Server Error",
    text: "Something went wrong on the way to this page. Please try again in a moment.",
  },
  status: "Error {status}",
  home: "Back to the house",
  gallery: "Look at the pictures",
  pricing: "Prices and free dates",
  contact: "Or write to us: {email}",
};
