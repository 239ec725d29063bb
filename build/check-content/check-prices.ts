import type { PricePeriod, Prices } from "../../src/facts/facts.ts";
import { findRepeated } from "./find-repeated.ts";

const file = "content/prices.ts";

/** Mistakes in the price list. */
export function checkPrices({ currency, periods }: Prices): string[] {
  const mistakes = [...periods.flatMap(checkPeriod), ...checkOverlaps(periods)];
  for (const key of findRepeated(periods.map((period) => period.key))) {
    mistakes.push(`${file}: two periods have the key ${key}; give each period a key of its own.`);
  }
  if (periods.length === 0) {
    mistakes.push(`${file}: the list of periods is empty; expected at least one period.`);
  }
  if (!Intl.supportedValuesOf("currency").includes(currency)) {
    mistakes.push(
      `${file}: the currency "${currency}" is not known; expected three letters such as EUR.`,
    );
  }
  return mistakes;
}

function checkPeriod(period: PricePeriod): string[] {
  const { key, from, to, pricePerNight, minimumNights, arrivalDays } = period;
  const mistakes: string[] = [];
  const say = (mistake: string) => mistakes.push(`${file}: the period ${key} ${mistake}`);
  if (key === "") say("has an empty key; expected a name such as 01jul_14jul.");
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isDayOfYear(day)) {
      say(`has "${day}" as \`${name}\`; expected a date as MM-DD, such as 07-14.`);
    }
  }
  if (isDayOfYear(from) && isDayOfYear(to) && from > to) {
    say(
      `begins on ${from}, after its end on ${to}; exchange the dates, or split it at the turn ` +
        "of the year into one period to 12-31 and one from 01-01.",
    );
  }
  if (!(pricePerNight > 0 && Number.isFinite(pricePerNight))) {
    say(`costs ${pricePerNight} a night; expected a price above 0.`);
  }
  if (minimumNights !== undefined && !(Number.isInteger(minimumNights) && minimumNights >= 1)) {
    say(`has ${minimumNights} as \`minimumNights\`; expected a whole number from 1.`);
  }
  if (arrivalDays && !(arrivalDays.length > 0 && arrivalDays.every(isWeekday))) {
    say(
      `has [${arrivalDays.join(", ")}] as \`arrivalDays\`; expected numbers from 1 (Monday) to ` +
        "7 (Sunday), or no such list for any day.",
    );
  }
  return mistakes;
}

function checkOverlaps(periods: readonly PricePeriod[]): string[] {
  return periods.flatMap((one, index) =>
    periods.slice(index + 1).flatMap((other) => {
      // Dates as MM-DD sort as texts.
      const [, first = ""] = [one.from, other.from].sort();
      const [last = ""] = [one.to, other.to].sort();
      if (first > last || ![one, other].every(hasValidDays)) return [];
      const span = first === last ? `on ${first}` : `from ${first} to ${last}`;
      return [
        `${file}: the periods ${nameOf(one)} and ${nameOf(other)} overlap ${span}; ` +
          "give every night one price.",
      ];
    }),
  );
}

function nameOf({ key, from, to }: PricePeriod): string {
  return `${key} (${from} to ${to})`;
}

function hasValidDays({ from, to }: PricePeriod): boolean {
  return isDayOfYear(from) && isDayOfYear(to) && from <= to;
}

function isDayOfYear(day: string): boolean {
  const [, month, date] = /^(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!month || !date) return false;
  // 2024 is a leap year: a season may end on 29 February.
  const parsed = new Date(Date.UTC(2024, Number(month) - 1, Number(date)));
  return parsed.toISOString().slice(5, 10) === day;
}

function isWeekday(day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= 7;
}
