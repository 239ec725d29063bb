const tagManagerId = /^(GTM|G)-[0-9A-Z]+$/;

/** The sentence that says why an id is not one of a tag manager, with a guess; nothing if it is. */
export function findTagManagerIdFault(id: unknown): string | undefined {
  const text = String(id);
  if (typeof id === "string" && tagManagerId.test(id)) {
    return undefined;
  }
  const guess = text.toUpperCase().replace(/.*-|[^0-9A-Z]/g, "");
  const fault = `'${text}' is not a valid GTM-ID (${tagManagerId}).`;
  return guess === "" ? fault : `${fault} Did you mean 'GTM-${guess}' or 'G-${guess}'?`;
}
