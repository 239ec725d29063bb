/**
 * The address of a page's data, `{path}/_payload.json?{build id}`. Throws, in the specification's
 * words, when the path would lead to another host.
 */
export function payloadAddress(path: string, buildId: string): string {
  const url = `${path.replace(/\/$/, "")}/_payload.json?${buildId}`;
  const isElsewhere =
    /^[\s\p{Cc}]*(?:[a-z][a-z\d+.-]*:|[/\\]\s*[/\\])/iu.test(path) ||
    new URL(url, "http://localhost").host !== "localhost";
  if (isElsewhere) throw new Error(`Payload URL must not include hostname: ${url}`);
  return url;
}
