export const texts = {
  heading: "How to read the calendar",
  available: "Available",
  booked: "Booked",
  checkin: "Departure only",
  checkout: "Arrival only",
  changeover: "Booked, changeover day",
  "not-open": "Not open for booking yet",
};
