import type { Payload } from "./loaded-page.ts";

/** The id of the element that carries a page's data in its HTML. */
export const payloadElementId = "payload";

/** The data that the page was rendered with. Throws where the page carries none. */
export function readPayload(document: Document): Payload {
  const json = document.getElementById(payloadElementId)?.textContent;
  if (!json) throw new Error("the page carries no data");
  return JSON.parse(json) as Payload;
}
