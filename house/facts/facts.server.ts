// The checked facts of the house. Pages get the parts that they show as data.
import generated from "#house/facts.json" with { type: "json" };
import openedHouseFile from "#house/house.json" with { type: "json" };
import floors from "#house/plan.json" with { type: "json" };
import { translate } from "../../domain/locales/fill-in-locale.ts";
import type { Locale, PerLocale } from "../../domain/locales/locales.ts";
import type { FactMessages } from "../messages/facts.messages.ts";
import type { Facts } from "./facts.ts";
import type { FloorDrawing, HouseDrawing } from "./floor-drawing.ts";

export const {
  villa,
  rooms: { rooms },
  home,
  amenities,
  prices,
  places,
  links,
  cookies,
  colours,
  pictures,
  reviews,
} = generated.facts as unknown as Facts;

/** The floors of the house, from the lowest to the highest; none where it has no plan. */
export const plan = floors as unknown as readonly FloorDrawing[];

/** The drawing of the opened house; `null` where the house has none. */
export const openedHouse = openedHouseFile as unknown as HouseDrawing | null;

/** The messages about facts in one language: labels, purposes, addresses. */
export function factMessages(locale: Locale): FactMessages {
  return translate(generated.messages as unknown as PerLocale<FactMessages>, locale);
}
