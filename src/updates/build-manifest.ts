/** What the application knows of its own build, from `builds/meta/{id}.json`. */
export type BuildManifest = {
  readonly id: string;
  /** When it was built, milliseconds since 1970. */
  readonly timestamp: number;
  /** What paths ask for besides their page: redirects, so far. */
  readonly routeRules: Readonly<Record<string, { readonly redirect?: string }>>;
  /** Paths whose data are at `{path}/_payload.json`. */
  readonly prerendered: readonly string[];
};

/** How long the manifest waits after the browser has become idle. */
const delayMilliseconds = 1000;

/**
 * Fetches the manifest of this build a second after the browser has become idle, not on the
 * slowest of networks. A failure is logged; the site works without.
 */
export function loadManifestLater(
  buildId: string,
  {
    effectiveType,
    whenIdle,
    fetchJson,
    onLoaded,
  }: {
    effectiveType: string | undefined;
    whenIdle: (work: () => void) => void;
    fetchJson: (address: string) => Promise<unknown>;
    onLoaded: (manifest: BuildManifest) => void;
  },
): void {
  if (effectiveType === "slow-2g") return;
  whenIdle(() =>
    setTimeout(async () => {
      try {
        onLoaded(checkManifest(await fetchJson(`/builds/meta/${buildId}.json`)));
      } catch (error) {
        console.error("Error fetching the build manifest.", error);
      }
    }, delayMilliseconds),
  );
}

/** A host that answers every address with a page would otherwise pass for a manifest. */
function checkManifest(body: unknown): BuildManifest {
  const manifest = body as Partial<BuildManifest> | null;
  if (!Array.isArray(manifest?.prerendered) || typeof manifest.routeRules !== "object") {
    throw new Error("builds/meta/*.json must be served as JSON, not rewritten to a page");
  }
  return manifest as BuildManifest;
}
