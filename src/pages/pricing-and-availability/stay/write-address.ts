import { writeStayQuery } from "../../../availability/read-stay-query.ts";
import type { Stay } from "../../../availability/stay.ts";

/** Puts a stay into the address of the page, in place of the one before. */
export function writeAddress(stay: Stay): void {
  const address = `?${writeStayQuery(stay)}`;
  if (address === location.search) return;
  if (typeof navigation === "undefined") {
    history.replaceState(history.state, "", address);
    return;
  }
  const { committed, finished } = navigation.navigate(address, { history: "replace" });
  // The next pick overtakes this one: that is no error.
  committed?.catch(() => undefined);
  finished?.catch(() => undefined);
}
