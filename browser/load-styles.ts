const loading = new Map<string, Promise<unknown>>();

/** Adds the style sheet at an address to the document, once; resolves when it applies. A failed one is tried again by the next call. */
export function loadStyles(address: string): Promise<unknown> {
  const started = loading.get(address);
  if (started) return started;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading.delete(address);
      reject(new Error(`the style sheet ${address} could not be loaded`));
    };
  });
  loading.set(address, loaded);
  return loaded;
}

/**
 * Imports a chunk together with its style sheets, `sheets` being their paths below the root of the site. The build
 * puts it in place of Vite's own function for this (`build/vite/make-vite-config.ts`).
 */
export async function importWithStyles<Chunk>(
  importChunk: () => Promise<Chunk>,
  sheets: readonly string[] = [],
): Promise<Chunk> {
  const [chunk] = await Promise.all([
    importChunk(),
    ...sheets.map((sheet) => loadStyles(`/${sheet}`)),
  ]);
  return chunk;
}
