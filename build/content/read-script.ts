/** Whether a language is read from the right. */
export function isRightToLeft(locale: string): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === "rtl";
}
