import type { Payload } from "./loaded-page.ts";

/** The id of the element with the payload in the HTML of a page. */
export const payloadElementId = "payload";

/** Reads the payload from the document. Throws if there is none. */
export function readPayload(document: Document): Payload {
  const json = document.getElementById(payloadElementId)?.textContent;
  if (!json) throw new Error("the page carries no data");
  return JSON.parse(json) as Payload;
}
