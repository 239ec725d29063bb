import { each, group, text } from "../i18n/text-schema.ts";

/** What each photo shows, for those who cannot see it, and what stands below it. */
export const texts = each(group({ alt: text(), caption: text() }));
