import { cards } from "#house/cards.mjs";
import { findCard } from "./card-address.ts";
import { formatStayQuery, type Stay } from "./stay.ts";
import type { StayContext } from "./stay-context.ts";

/** What guests send to each other of a stay: its address, which messengers unfold as a card. */
export type StayCard = ReturnType<typeof describeCard>;

/** The card of a stay, `dates` in the guest's language. */
export function describeCard(stay: Stay, dates: string, { house, locale }: StayContext) {
  return {
    picture: findCard(stay, locale, cards),
    dates,
    title: `${house.villa}, ${dates}`,
    address: `${house.address}?${formatStayQuery(stay)}`,
  };
}
