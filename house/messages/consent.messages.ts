import { group, message, plain, plural } from "./message-schema.ts";

const ways = { acceptAll: message(), acceptNecessary: message(), choose: message() };

export const consent = group({
  label: message(),
  bar: group({
    optional: message(),
    ...ways,
    policy: message(),
  }),
  // The text of the bar if there is one optional kind.
  barOfOne: group(ways),
  button: message(),
});

/** Loaded when the modal is opened. */
export const consentModal = group({
  title: message(),
  text: message("policy"),
  ...plain("change", "policy", "necessary", "optional", "always"),
  cookies: plural(),
  ...plain("provider", "lifetime", "unsaved", "save", "acceptAll", "acceptNecessary", "declineAll"),
  ...plain("technical", "close"),
});
