export const texts = {
  heading: "How to read the calendar",
  available: "Available",
  booked: "Booked",
  checkin: "Another stay begins: you can leave",
  checkout: "Another stay ends: you can arrive",
  changeover: "One stay ends and another begins",
  "not-open": "Not open for booking yet",
};
