import { group, message, plain } from "./message-schema.ts";

export const messages = group({
  notFound: group(plain("title", "text")),
  general: group(plain("title", "text")),
  busy: group(plain("title", "text", "again")),
  status: message("status"),
  home: message(),
  contact: message("email"),
});
