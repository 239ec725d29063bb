import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Fee } from "../app/facts/prices.ts";
import { messageSchemas } from "../app/message-schemas.ts";
import { readJson, writeJson } from "./json-files.ts";

type Messages = Readonly<Record<string, string>>;
/** Messages of calendar and quote as they were. */
type Availability = Readonly<Record<"answer" | "terms" | "season", Messages>>;

/** What fees were for, when there were three kinds of them. */
const kinds: Readonly<Record<string, Omit<Fee, "key" | "amount">>> = {
  cleaning: { per: "stay" },
  touristTax: { per: "guestNight" },
  securityDeposit: { per: "stay", isReturned: true },
};

/** What stands for all that is included: it was one sentence. */
const included = "basics";

/** Fees become a list with their labels, what is included a key, and the words of rules move to the refusals. */
export function changePrices(folder: string): string[] {
  const messages = join(folder, "texts");
  const locales = existsSync(messages) ? readdirSync(messages) : [];
  const told = locales.flatMap((locale) => changeTexts(folder, locale));
  if (!existsSync(join(folder, "prices.json"))) return told;
  const prices = readJson(folder, "prices.json") as { fees?: Readonly<Record<string, number>> };
  const { fees = [], ...others } = prices;
  const isListed = Array.isArray(fees);
  if (isListed && told.length === 0) return [];
  const list = isListed
    ? fees
    : Object.entries(fees).map(([key, amount]) => ({ key, amount, ...kinds[key] }));
  writeJson(folder, "prices.json", {
    ...others,
    ...(list.length > 0 && { fees: list }),
    ...(told.length > 0 && { included: [included] }),
  });
  return [
    ...told,
    ...(isListed ? [] : ["prices.json has its fees as a list."]),
    ...(told.length > 0
      ? [
          `prices.json has the key ${included} for all that is included: make it a key for each, with ` +
            "labels under extras in availability.json, and leave out what is charged.",
        ]
      : []),
  ];
}

function changeTexts(folder: string, locale: string): string[] {
  const [file, seasonal] = ["availability", "seasonal-pricing"].map(
    (name) => `texts/${locale}/${name}.json`,
  ) as [string, string];
  if (!existsSync(join(folder, file))) return [];
  const { answer, terms, season, ...others } = readJson(folder, file) as Availability;
  if (terms["includedText"] === undefined) return [];
  const { minimumNights, arrivalDays, departureDays, wholeWeeks, ...list } = readJson(
    folder,
    seasonal,
  ) as Messages;
  const own = {
    ...others,
    season: { ...season, note: season["note"]?.replace(/(?=\.?$)/, "{guests}") },
    extras: {
      ...Object.fromEntries(Object.keys(kinds).map((key) => [key, answer[key]])),
      [included]: terms["includedText"],
    },
    terms: { ...terms, returned: answer["securityDepositNote"] },
    answer: { ...answer, shares: { night: answer["share"], guestNight: answer["taxShare"] } },
    rules: { minimumNights, arrivalDays, departureDays, wholeWeeks },
  };
  // Without what no code knows any more.
  writeJson(folder, file, v.safeParse(messageSchemas.availability, own).output);
  writeJson(folder, seasonal, list);
  return [
    `${file} has the labels of fees in their new place. A stay that breaks a rule is told so in the words of ` +
      "the price list; words that are new are the engine's.",
  ];
}
