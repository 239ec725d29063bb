import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../../src/i18n/locales.ts";
import { hashOf } from "../hash.ts";
import type { Output } from "../output.ts";
import { readRemembered, remember } from "../remembered.ts";
import { type FetchLimits, type FlagAnswer, fetchFlag } from "./fetch-flag.ts";

const countries = { en: "gb", hr: "hr", de: "de", it: "it" } as const satisfies Record<
  Locale,
  string
>;

type Country = (typeof countries)[Locale];

/** Where packaged flags lie, the cache file with what the service answered, and the clock. */
export type FlagPlaces = {
  readonly packaged: string;
  readonly answersFile: string;
  readonly now?: () => number;
};

/** What the service answered, and when, milliseconds since 1970. */
type RememberedAnswer = FlagAnswer & { readonly askedAt: number };

/** A refusal may have been a bad moment: after a day the service is asked again. */
const refusalMilliseconds = 24 * 60 * 60 * 1000;

const limits: FetchLimits = { milliseconds: 3000, bytes: 100_000 };

/**
 * Publishes the flag of each language and tells the site of their paths (`flags.json`). A service
 * is asked once for each address: a flag holds until the cache is removed, a refusal for a day.
 */
export async function makeFlags(
  service: string,
  places: FlagPlaces,
  output: Output,
  say: (line: string) => void,
): Promise<void> {
  const now = (places.now ?? Date.now)();
  const before = await readRemembered<RememberedAnswer>(places.answersFile);
  const answers: Record<string, RememberedAnswer> = {};
  const paths: Partial<Record<Locale, string>> = {};
  const refused: { country: Country; refusal: string }[] = [];

  await Promise.all(
    Object.values(countries).map(async (country) => {
      const address = addressOf(service, country);
      const remembered = before[address];
      const isStale =
        remembered && "refusal" in remembered && now - remembered.askedAt > refusalMilliseconds;
      const known = isStale ? undefined : remembered;
      const answer = known ?? { ...(await fetchFlag(address, limits)), askedAt: now };
      answers[address] = answer;
      if (!known && "refusal" in answer) refused.push({ country, refusal: answer.refusal });
    }),
  );
  for (const [locale, country] of Object.entries(countries) as [Locale, Country][]) {
    const answer = answers[addressOf(service, country)] as RememberedAnswer;
    const flag = await openFlag(answer, country, places.packaged);
    const path = `/flags/${country}-${hashOf(flag.bytes)}.${flag.extension}`;
    await output.write(`public${path}`, flag.bytes);
    paths[locale] = path;
  }
  await output.write("flags.json", `${JSON.stringify(paths, undefined, 2)}\n`);

  const sorted = Object.fromEntries(Object.entries(answers).sort());
  await remember(places.answersFile, sorted);
  const first = refused[0];
  if (first) {
    const names = refused.map(({ country }) => country).sort();
    say(`flags: packaged ones for ${names.join(", ")}, for the service: ${first.refusal}`);
  }
}

function addressOf(service: string, country: Country): string {
  return service.replaceAll("{country}", country);
}

async function openFlag(answer: FlagAnswer, country: Country, packaged: string) {
  if ("base64" in answer) {
    return { bytes: Buffer.from(answer.base64, "base64"), extension: answer.extension };
  }
  const bytes = await readFile(join(packaged, `${country.toUpperCase()}.svg`));
  return { bytes, extension: "svg" };
}
