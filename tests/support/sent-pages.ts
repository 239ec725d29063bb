import { villa } from "../../house/facts/facts.server.ts";
import { formRoutes, routes } from "../../house/routes/routes.ts";
import { readTags } from "./read-tags.ts";
import type { Answer } from "./send-request.ts";

/** Every page that the house has, with the enquiry form where guests can write. */
export const servedRoutes = [...routes, ...(villa.enquiries ? formRoutes : [])];

/** A page as it was sent: the answer, its HTML, and the tags of a name in that. */
export type SentPage = ReturnType<typeof readSentPage>;

/** Asks for every page of the site; gives them back with what their routes say. */
export function readSentPages(ask: (path: string) => Promise<Answer>) {
  return Promise.all(
    servedRoutes.map(async (one) => ({ ...one, ...readSentPage(await ask(one.path)) })),
  );
}

/** Reads one answer as a page. */
export function readSentPage(answer: Answer) {
  const html = answer.body.toString();
  return { ...answer, html, tags: (name: string) => readTags(html, name) };
}
