const scriptProtocols: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "blob:",
  "vbscript:",
]);

/**
 * Navigates from code. Throws for another origin that is not marked external, and always for a `javascript:` address.
 * Pages of the site are shown without loading a document.
 */
export function navigateTo(
  address: string,
  { external = false, replace = false }: { external?: boolean; replace?: boolean } = {},
): void {
  const url = checkAddress(address, { origin: location.origin, external });
  if (replace) location.replace(url);
  else location.assign(url);
}

/**
 * The address as a URL, if code may navigate there from `origin`. `URL` drops spaces and control characters as browsers
 * do, so disguised scripts are found.
 */
export function checkAddress(
  address: string,
  { origin, external = false }: { readonly origin: string; readonly external?: boolean },
): URL {
  const url = new URL(address, origin);
  if (url.origin !== origin && !external) {
    throw new Error(
      "Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.",
    );
  }
  if (scriptProtocols.has(url.protocol)) {
    throw new Error(`Cannot navigate to a URL with '${url.protocol}' protocol.`);
  }
  return url;
}
