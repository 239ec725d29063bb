import { group, message, plain } from "./message-schema.ts";

/** Messengers, profiles on other sites, and the newsletter. */
export const messages = group({
  /** For screen readers: the link's text is only the name of the service. */
  write: message("channel"),
  follow: message("channel"),
  newsletter: group({
    ...plain("heading", "email", "send"),
    note: message("service"),
  }),
});
