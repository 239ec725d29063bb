import { type CookiePage, readCookie, writeCookie } from "./page-cookies.ts";

/** A stay that a guest has picked; calendar dates `YYYY-MM-DD`, the departure after the arrival. */
export type Stay = { readonly arrival: string; readonly departure: string };

const separator = "~";

/** The stay that a cookie holds; undefined where there is none or it is no stay. */
export function readStayCookie(page: CookiePage, name: string): Stay | undefined {
  const [arrival = "", departure = "", ...rest] = readCookie(page, name)?.split(separator) ?? [];
  const stay = { arrival, departure };
  return rest.length === 0 && isStay(stay) ? stay : undefined;
}

/** Stores a stay in a cookie, and says whether the browser has kept it; what is no stay is not. */
export function writeStayCookie(
  page: CookiePage,
  name: string,
  { arrival, departure }: Stay,
  lifetimeDays: number,
): boolean {
  if (!isStay({ arrival, departure })) return false;
  return writeCookie(page, name, arrival + separator + departure, lifetimeDays);
}

function isStay({ arrival, departure }: Stay): boolean {
  return isDate(arrival) && isDate(departure) && arrival < departure;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
