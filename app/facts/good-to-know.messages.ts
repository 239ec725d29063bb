import { anyMessage, each, group, message } from "../i18n/message-schema.ts";

/**
 * Entries by the name under which they can be linked to; one is left out where it names a fact or a fee
 * that the house lacks. `check-messages.ts` knows the names.
 */
const entries = each(group({ heading: message(), text: anyMessage() }));

export const messages = group({
  heading: message(),
  items: entries,
  questions: group({ heading: message(), items: entries }),
});
