import { anyText, each, group, text } from "../../i18n/text-schema.ts";

/**
 * Entries by the name under which they can be linked to; one is left out where it names a fact or a fee
 * that the house lacks. `check-texts.ts` knows the names.
 */
const entries = each(group({ heading: text(), text: anyText() }));

export const texts = group({
  heading: text(),
  items: entries,
  questions: group({ heading: text(), items: entries }),
});
