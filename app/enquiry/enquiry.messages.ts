import { group, message } from "../i18n/message-schema.ts";

export const messages = group({
  title: message(),
  heading: message(),
  lead: message(),
  fields: group({
    name: message(),
    email: message(),
    phone: message(),
    arrival: message(),
    departure: message(),
    guests: message(),
    message: message(),
  }),
  optional: message(),
  trap: message(),
  send: message(),
  privacy: message(),
  /** Above the fields that something is wrong with. */
  check: message(),
  faults: group({
    /** By the field that is empty. */
    missing: group({ name: message(), email: message(), message: message() }),
    address: message(),
    date: message(),
    reversed: message(),
    long: message("most"),
  }),
  notices: group({ again: message(), crowded: message(), failed: message() }),
  sent: group({ heading: message(), text: message(), list: message(), back: message() }),
  /** When somebody answers, a sentence. */
  reply: message(),
  direct: group({ heading: message(), copy: message(), copied: message() }),
  close: message(),
  /** To the host, in the first language of the house. */
  mail: group({
    subject: message("dates"),
    subjectWithoutDates: message(),
    intro: message("villa"),
    guest: message(),
    language: message(),
    price: message(),
    link: message(),
    answer: message(),
  }),
});
