import type { Stay } from "../booking/stay.ts";
import { type GuestStay, readStay, writeStay } from "../booking/stay-store.ts";

/** Before anything has been chosen. */
export const noStay: GuestStay = {
  picked: { arrival: "", departure: "" },
  asked: null,
  canBeHad: false,
  hasActed: false,
};

/** A year that is still being typed, as in 0202-07-01, is not asked about. */
const earliestTypedDate = "1000-01-01";

/** Takes over what has been chosen; asks as soon as both days are there. */
export function pick(picked: Stay): void {
  const isWhole = picked.arrival >= earliestTypedDate && picked.departure >= earliestTypedDate;
  if (isWhole) ask(picked);
  else writeStay({ ...noStay, picked, hasActed: true });
}

/** Asks about a stay, whole or not. */
export function ask(asked: Stay, hasActed = true): void {
  writeStay({ picked: asked, asked, canBeHad: false, hasActed });
}

/** Notes whether a stay can be had, if it is still the one asked about. */
export function judge(asked: Stay | null, canBeHad: boolean): void {
  const stay = readStay();
  if (stay?.asked === asked && stay.canBeHad !== canBeHad) writeStay({ ...stay, canBeHad });
}
