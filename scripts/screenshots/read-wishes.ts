import { type Locale, locales } from "../../src/i18n/locales.ts";

/** What is to be photographed; what nobody named is undefined, and stands for everything. */
export type Wishes = {
  /** Address of a server that is running already, without a slash at the end. */
  readonly base: string | undefined;
  /** Pixels. */
  readonly widths: readonly number[];
  readonly locales: readonly Locale[] | undefined;
  /** Pages (`home`) and states (`menu`). */
  readonly names: readonly string[] | undefined;
};

const usualWidths = [360, 1280];

/** The wishes in the arguments of the command: address, widths, languages, names; each may lack. */
export function readWishes(args: readonly string[]): Wishes {
  const rest = [...args];
  const base = rest[0]?.startsWith("http") ? rest.shift()?.replace(/\/$/, "") : undefined;
  const lists = rest.map((list) => list.split(","));
  const widths = lists.find((list) => list.every((item) => /^\d+$/.test(item)));
  const languages = lists.find((list) => list.every(isLocale));
  const names = lists.find((list) => list !== widths && list !== languages);
  return { base, widths: widths?.map(Number) ?? usualWidths, locales: languages, names };
}

function isLocale(item: string): item is Locale {
  return (locales as readonly string[]).includes(item);
}
