import { routes } from "../../app/routes.ts";
import { readTags } from "./read-tags.ts";
import type { Answer } from "./send-request.ts";

/** A page as it was sent: the answer, its HTML, and the tags of a name in that. */
export type SentPage = ReturnType<typeof readSentPage>;

/** Asks for every page of the site; gives them back with what their routes say. */
export function readSentPages(ask: (path: string) => Promise<Answer>) {
  return Promise.all(routes.map(async (one) => ({ ...one, ...readSentPage(await ask(one.path)) })));
}

/** Reads one answer as a page. */
export function readSentPage(answer: Answer) {
  const html = answer.body.toString();
  return { ...answer, html, tags: (name: string) => readTags(html, name) };
}
