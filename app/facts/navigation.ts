import * as v from "valibot";
import { text } from "./fields.ts";

/** Which pages stand where, in which order: a page by its name, a place on it behind a `#`. */
export const navigation = v.strictObject({
  // Pages that this house does not have.
  without: v.exactOptional(v.array(text)),
  header: v.array(text),
  // The menu of narrow screens.
  menu: v.array(text),
  footer: v.array(text),
  legal: v.array(text),
});
