// The party: the questions of a house about it, and its texts.
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { capitalize, formatList } from "../../domain/locales/format.ts";
import { dependsOnChildren, dependsOnGuests, dependsOnPets } from "../../domain/prices/party.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { isChoice } from "../../domain/prices/quote.ts";
import { pricedParty } from "./quote-stay.ts";
import type { Booking, Localized, StatedParty, Stay, StayContext } from "./stay.ts";

type AskingContext = Pick<StayContext, "prices" | "booking">;

/** The questions about the party: only those that affect prices or the booking address. */
export function listQuestions({ prices, booking }: AskingContext) {
  const tells = (...names: readonly string[]) =>
    names.some((name) => booking.stay?.includes(`{${name}`));
  const children = dependsOnChildren(prices) || tells("children", "childAges");
  return {
    guests: children || dependsOnGuests(prices) || tells("guests", "adults"),
    /** Whether children and their ages matter. */
    children,
    pets: dependsOnPets(prices) || tells("pets"),
    extras: listExtras(prices),
  };
}

/** Whether a guest is asked for more than dates and a number of guests. */
export function asksParty(context: AskingContext): boolean {
  const { children, pets, extras } = listQuestions(context);
  return children || pets || extras.length > 0;
}

/** The choices of a guest: keys of fees and discounts, and whether they are counted in pieces. */
function listExtras({ fees = [], discounts = [] }: PriceList) {
  const isOptional = ({ isOptional: is = false }: { readonly isOptional?: boolean }) => is;
  return [
    ...fees.filter(isOptional).map(({ key, per }) => ({ key, isCounted: per.startsWith("piece") })),
    ...discounts.filter(isOptional).map(({ key }) => ({ key, isCounted: false })),
  ];
}

/**
 * A stay with the party that it is quoted for, of which only what the house asks for is told. As long as nobody has
 * said how many come it is for all that can; pets that a guest has named always count.
 */
export function withParty(stay: Stay, context: AskingContext): Stay {
  const { guests, children: areAsked } = listQuestions(context);
  const { adults, children = [], pets = 0 } = pricedParty(context.prices, stay);
  const all = areAsked ? { adults, children } : { adults: adults + children.length };
  const known = { ...(guests && all), ...(pets > 0 && { pets }) };
  const { choices = {} } = stay;
  const chosen = Object.entries(choices).filter(([key]) => isChoice(context.prices, key));
  return {
    arrival: stay.arrival,
    departure: stay.departure,
    party: Object.keys(known).length > 0 ? known : undefined,
    choices: chosen.length > 0 ? Object.fromEntries(chosen) : undefined,
  };
}

/** The number of guests. */
export function countGuests({ party }: Stay, booking: Pick<Booking, "guests">): number {
  const { adults, children = [] } = party ?? {};
  return adults === undefined ? booking.guests : adults + children.length;
}

/** A party in words: `2 adults, 2 children (4, 9), 1 pet`, or where nobody asks about children `4 guests`. */
export function describeParty(
  { adults, children = [], pets = 0 }: StatedParty,
  areChildrenAsked: boolean,
  { locale, messages: { answer, party } }: Localized,
): string {
  const counted = (text: Parameters<typeof fillPlural>[0], count: number) =>
    count > 0 ? fillPlural(text, count, locale) : "";
  const ages = children.filter((age) => age !== null).join(", ");
  const young = counted(party.children, children.length) + (ages && ` (${ages})`);
  const guests = areChildrenAsked
    ? [counted(party.adults, adults ?? 0), young]
    : [counted(answer.guests, (adults ?? 0) + children.length)];
  return [...guests, counted(party.pets, pets)].filter(Boolean).join(", ");
}

/** Party and extras of a stay in words; empty where the house asks for a number of guests at most. */
export function describeWho(
  stay: Stay,
  context: AskingContext & Localized,
): ReturnType<typeof describeTold> {
  return describeTold(withParty(stay, context), context);
}

/** The same for a stay with the party that it is quoted for. */
export function describeTold(
  stay: Stay,
  context: AskingContext & Localized,
): { readonly party: string; readonly extras: string } {
  const { locale, messages } = context;
  if (!asksParty(context)) return { party: "", extras: "" };
  const { party, choices = {} } = stay;
  const extras = Object.entries(choices).map(([key, count]) => {
    const name = messages.extras[key] ?? key;
    return count > 1 ? `${name} (${count})` : name;
  });
  return {
    party: party ? describeParty(party, listQuestions(context).children, context) : "",
    extras: capitalize(formatList(extras, "conjunction", locale), locale),
  };
}
