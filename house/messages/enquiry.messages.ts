import { group, message, plain } from "./message-schema.ts";

export const messages = group({
  ...plain("title", "heading", "lead"),
  fields: group(plain("name", "email", "phone", "arrival", "departure", "guests", "message")),
  ...plain("optional", "trap", "send", "privacy"),
  /** Above the list of wrong fields. */
  check: message(),
  faults: group({
    /** By the field that is empty. */
    missing: group(plain("name", "email", "message")),
    /** `letters`: an address with letters such as ü before its @. */
    ...plain("address", "letters", "date", "reversed"),
    long: message("most"),
  }),
  notices: group(plain("again", "crowded", "failed")),
  sent: group(plain("heading", "text", "back")),
  /** When somebody answers, a sentence. */
  reply: message(),
  direct: group(plain("heading", "copy", "copied")),
  /** The mail to the host, in the first language of the house. */
  mail: group({
    subject: message("dates"),
    subjectWithoutDates: message(),
    intro: message("villa"),
    ...plain("guest", "received", "language", "calendar", "price", "link", "answer"),
    /** The calendar's answer to the dates, as guests see it, in words for the host. */
    ...plain("free", "unknown"),
    refusals: group({
      ...plain("past", "taken", "not-open"),
      "too-far": message("date"),
      rule: message("rule"),
    }),
  }),
});
