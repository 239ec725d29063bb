export const texts = {
  heading: "The season, night by night",
  caption: "Price per night for the whole house",
  period: "Period",
  pricePerNight: "Per night",
  perNight: "{price} per night",
  otherDates: "All other dates",
  onRequest: "on request",
  minimumNights: { one: "at least {count} night", other: "at least {count} nights" },
  arrivalDays: "arrival on {days}",
};
