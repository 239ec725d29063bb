/**
 * A date of the calendar, `YYYY-MM-DD`, without time or zone. A night has the date it begins on.
 * Such dates sort as texts.
 */
export type CalendarDate = string;

/** Whether a text is a date that exists, in exactly this spelling: `2028-02-29`, no `2027-02-29`. */
export function isCalendarDate(text: string): text is CalendarDate {
  // An engine may take 30 February for 2 March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}
