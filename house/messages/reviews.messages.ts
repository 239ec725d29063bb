import { described } from "../../domain/fields.ts";
import { group, ifShown, message, plain } from "./message-schema.ts";
import { address, pageHead } from "./page-head.messages.ts";

export const messages = group({
  ...pageHead("villa"),
  address,
  ...plain("heading", "home", "all"),
  /** The stars in words, for screen readers. */
  stars: message("stars", "most"),
  checked: ifShown(
    described(
      "Whether and how you make sure that guests wrote the reviews: law asks for it above them",
      message(),
    ),
  ),
  closing: group(plain("heading", "text")),
});
