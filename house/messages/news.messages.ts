import { group, plain } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  ...plain("heading", "lead", "all"),
});
