import { group, message } from "../../i18n/message-schema.ts";

const ways = { acceptAll: message(), acceptNecessary: message(), choose: message() };

export const messages = group({
  label: message(),
  bar: group({
    optional: message(),
    change: message(),
    ...ways,
    policy: message(),
  }),
  // What the bar says instead where there is one optional kind.
  barOfOne: group(ways),
  button: message(),
});
