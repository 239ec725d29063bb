import { group, message } from "./message-schema.ts";

export const messages = group({
  contents: message(),
  updated: message("date"),
  // For print.
  asOf: message("date"),
  session: message(),
  withoutScripts: message(),
  columns: group({ name: message(), purpose: message(), provider: message(), lifetime: message() }),
});
