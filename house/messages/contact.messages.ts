import { group, message, plain } from "./message-schema.ts";

/** Of further ways to the house: services that carry messages, pages on others' sites, a newsletter. */
export const messages = group({
  /** For those who hear a link, whose text is the name of the service alone. */
  write: message("channel"),
  follow: message("channel"),
  newsletter: group({
    ...plain("heading", "email", "send"),
    note: message("service"),
  }),
});
