// What a language has beside words.

/** Whether a language is read from the right. */
export function isRightToLeft(locale: string): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === "rtl";
}

/** The weekday on which weeks begin where a language is written like this, `en-US`; 1 = Monday. */
export function findFirstWeekday(format: string): number {
  return new Intl.Locale(format).getWeekInfo().firstDay;
}
