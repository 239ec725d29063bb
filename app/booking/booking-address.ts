import type { Stay } from "./stay.ts";

/**
 * The address of the booking engine for a stay: `{arrival}` and `{departure}` as `YYYY-MM-DD` or in
 * the order that follows a colon, `{arrival:DD.MM.YYYY}`; `{guests}` as the stay or else `guests` says.
 */
export function fillBookingAddress(template: string, stay: Stay, guests: number): string {
  return template.replace(
    /\{(arrival|departure|guests)(?::([^}]*))?\}/g,
    (_, name: keyof Stay, order = "YYYY-MM-DD") => {
      if (name === "guests") return String(stay.guests ?? guests);
      const [year = "", month = "", day = ""] = stay[name].split("-");
      return order.replace("YYYY", year).replace("MM", month).replace("DD", day);
    },
  );
}
