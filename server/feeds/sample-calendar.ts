/** The sample calendar, in a house and in `dist/`. */
export const sampleCalendarFile = "availability.ics";

/**
 * Whether a site without feeds shows the sample calendar. On a public address its invented bookings
 * would be taken for real ones.
 */
export function mayShowSample(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\])$/.test(hostname);
}
