const scriptProtocols: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "blob:",
  "vbscript:",
]);

/**
 * Goes to an address from code. Throws for an address elsewhere that is not marked external, and
 * always for one that would run as a script. Pages of ours are shown without loading a document.
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
 * The address as a URL, if a navigation from code may lead there from our own `origin`. Scripts are
 * found however they are spelt: browsers drop spaces and control characters, and so does `URL`.
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
