/** Where a navigation from code may lead. */
export type CheckOptions = {
  /** Our own origin, `https://…`. */
  readonly origin: string;
  /** Whether the caller has said that the address is somebody else's. */
  readonly external?: boolean;
};

const scriptProtocols: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "blob:",
  "vbscript:",
]);

/**
 * The address as a URL. Throws, in the specification's words, for an address elsewhere that is not
 * marked external, and always for one that would run as a script, however it is spelt: browsers
 * drop spaces and control characters, and `URL` does as they do.
 */
export function checkAddress(address: string, { origin, external = false }: CheckOptions): URL {
  const url = new URL(unwrapViewSource(address), origin);
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

/** `view-source:javascript:…` is the inner address in disguise. */
function unwrapViewSource(address: string): string {
  const inner = /^[\s\p{Cc}]*view-source:(?<inner>.*)$/isu.exec(address)?.groups?.["inner"];
  return inner === undefined ? address : unwrapViewSource(inner);
}
