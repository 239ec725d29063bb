// Habits of a language beside words.

/** Whether a language is read from the right. */
export function isRightToLeft(locale: string): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === "rtl";
}

/** The first weekday by a language tag, `en-US`; 1 = Monday. */
export function findFirstWeekday(format: string): number {
  return new Intl.Locale(format).getWeekInfo().firstDay;
}

/** Whether a language tag, `en-US`, uses feet and miles. */
export function hasFeet(format: string): boolean {
  return new Intl.Locale(format).region === "US";
}
