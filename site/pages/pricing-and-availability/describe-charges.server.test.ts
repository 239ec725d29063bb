// What a page says of ten real price lists beside the price of a night and of a week.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countPeople, partyOf } from "../../../domain/prices/party.ts";
import type { PriceList } from "../../../domain/prices/price-list.ts";
import type { Messages } from "../../../house/content/message-schemas.ts";
import type { FactMessages } from "../../../house/messages/facts.messages.ts";
import { readEngineWords } from "../../../house/words/engine-words.ts";
import { croatian, english, german, italian } from "../../../tests/support/unit-house/languages.ts";
import { type ChargeContext, describeCharges } from "./describe-charges.server.ts";
import { describeRates } from "./describe-rates.server.ts";

const folder = join(import.meta.dirname, "../../../tests/support/price-lists");
const names = readdirSync(folder).map((file) => file.replace(".json", ""));

/** All lines of a list in one language: those of its periods, and those of its charges after their labels. */
function sayList(name: string, locale = english) {
  const list: PriceList = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  const context: ChargeContext = {
    ...{ list, locale },
    messages: readEngineWords(locale, "availability") as Messages["availability"],
    words: readEngineWords(locale, "charges") as FactMessages["charges"],
  };
  const people = countPeople(list, partyOf(list, list.guests?.maximum ?? 4), {});
  const rates = list.periods.map((period) => [period.key, describeRates(period, people, context)]);
  const charges = describeCharges(context).map(({ label, lines }) => [label, lines]);
  return {
    rates: Object.fromEntries(rates) as Readonly<Record<string, readonly string[]>>,
    charges: Object.fromEntries(charges) as Readonly<Record<string, readonly string[]>>,
  };
}

it("tells what a period has besides the price of a night and of a week", () => {
  for (const [name, period, lines] of [
    ["01-season-blocks", "winter", ["3 nights: €385, each further night €95"]],
    ["02-saturday-weeks", "low", []],
    [
      "06-surcharge-by-length",
      "year",
      expect.arrayContaining(["4 nights or more: €124 per night"]),
    ],
    [
      "07-two-rates",
      "middle",
      [expect.stringContaining("2 guests: €145, 3 guests: €160, "), "Friday or Saturday: €250"],
    ],
    ["07-two-rates", "high", expect.arrayContaining(["6 nights or fewer: on request"])],
    ["08-short-stay-in-low-season", "low", ["2 nights: +€5 per guest and per night"]],
  ] as const) {
    const said = sayList(name).rates[period]?.map((line) => line.replaceAll("\u00a0", " "));
    expect(said, name).toEqual(lines);
  }
});

it("tells fees, taxes, discounts and conditions with whom and when they are for", () => {
  for (const [name, label, lines] of [
    ["01-season-blocks", "Further guests, beyond the first 4", ["€20 per guest and per night"]],
    ["01-season-blocks", "Electricity", ["€0.55, as metered"]],
    [
      "03-percent-tax",
      "End-of-stay cleaning",
      ["€250 per stay", "14 nights or more: free of charge"],
    ],
    ["04-weekends-and-holidays", "LastMinute", ["−20%, booked 30 days or fewer before arrival"]],
    ["09-pets-and-extras", "Pets", ["€45 per pet, each further one €15"]],
    ["09-pets-and-extras", "Bed linen", ["€15 per item, only if you want it"]],
    [
      "10-tax-on-the-spot",
      "Tourist tax",
      [
        "From age 18: €1.10 per guest and per night",
        "Ages 12 to 17: €0.55 per guest and per night",
        "Up to age 11: free of charge",
        "Payable at the house",
      ],
    ],
    [
      "02-saturday-weeks",
      "Payment",
      ["50% when you book", "The rest up to 21 days before arrival"],
    ],
    ["02-saturday-weeks", "Cancellation", expect.arrayContaining(["Then 100%"])],
  ] as const) {
    const said = sayList(name).charges[label]?.map((line) =>
      line.replaceAll("\u00a0", " ").replaceAll(/US\$|CHF /g, "€"),
    );
    expect(said, `${name}: ${label}`).toEqual(lines);
  }
});

describe.each(names)("%s", (name) => {
  it.each([english, german, croatian, italian])("is told to the end in %s", (locale) => {
    const { rates, charges } = sayList(name, locale);
    const lines = [...Object.values(rates), ...Object.values(charges)].flat();
    expect(Object.keys(charges).length).toBeGreaterThan(0);
    for (const line of lines) expect(line, line).not.toMatch(/[{}]|undefined|NaN|^$|, ,|: $/);
  });
});
