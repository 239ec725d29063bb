/** The house as the answer, an enquiry and the booking engine know it. */
export type StayHouse = {
  readonly villa: string;
  readonly email: string;
  /** Address of the booking engine with the places of a stay in it (`booking-address.ts`). */
  readonly booking: string;
  /** Times of day, `HH:MM`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The most guests that the house has beds for. */
  readonly guests: number;
};
