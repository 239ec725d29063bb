export const texts = {
  heading: "Prices for the season",
  caption: "Price per night for the whole house",
  period: "Period",
  pricePerNight: "Per night",
  perNight: "{price} per night",
  otherDates: "All other dates",
  onRequest: "on request",
  minimumNights: { one: "minimum stay {count} night", other: "minimum stay {count} nights" },
  arrivalDays: "arrivals on {days} only",
};
