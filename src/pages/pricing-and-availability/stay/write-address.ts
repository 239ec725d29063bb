import { writeStayQuery } from "../../../availability/read-stay-query.ts";
import type { Stay } from "../../../availability/stay.ts";

/**
 * Puts a stay into the address of the page, in place of the one before; null takes it out. Whoever
 * gets this address sees the price at once.
 */
export function writeAddress(stay: Stay | null): void {
  const search = stay ? `?${writeStayQuery(stay)}` : "";
  if (search !== location.search) {
    history.replaceState(history.state, "", location.pathname + search + (stay ? "#quote" : ""));
  }
}
