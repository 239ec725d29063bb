// What a language has beside words.

/** Whether a language is read from the right. */
export function isRightToLeft(locale: string): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === "rtl";
}

/** The weekday on which weeks begin where a language is written like this, `en-US`; 1 = Monday. */
export function findFirstWeekday(format: string): number {
  return new Intl.Locale(format).getWeekInfo().firstDay;
}

/** Whether people who write like this, `en-US`, think in feet and miles. */
export function hasFeet(format: string): boolean {
  return new Intl.Locale(format).region === "US";
}
