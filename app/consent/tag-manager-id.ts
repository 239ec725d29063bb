const tagManagerId = /^(GTM|G)-[0-9A-Z]+$/;

/** The sentence that says why an id is not one of a tag manager, with a guess; nothing if it is. */
export function findTagManagerIdFault(id: string): string | undefined {
  if (tagManagerId.test(id)) return undefined;
  const guess = id.toUpperCase().replace(/.*-|[^0-9A-Z]/g, "");
  const fault = `'${id}' is not a valid GTM-ID (${tagManagerId}).`;
  return guess === "" ? fault : `${fault} Did you mean 'GTM-${guess}' or 'G-${guess}'?`;
}
