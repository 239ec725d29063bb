import { group, plain } from "../i18n/message-schema.ts";

export const messages = group(plain("contact", "maps", "explore", "legal", "terms", "rights"));
