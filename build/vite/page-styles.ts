import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/** The style sheets that an entry module and its static imports need, by the module's path in the engine. */
export type SheetsByModule = Map<string, readonly string[]>;

/**
 * Vite plugin: fills `sheets` for these modules, and keeps `import()` from loading what it lists. HTML inlines the
 * first page's styles, and a page change loads one sheet for the page (`browser/page-cache.ts`).
 */
export function pageStylesPlugin(
  engine: string,
  modules: readonly string[],
  sheets: SheetsByModule,
): Plugin {
  return {
    name: "page-styles",
    generateBundle: {
      // Must run before Vite writes the names of style sheets into scripts.
      order: "pre",
      handler(_options, bundle) {
        const listed = new Set<Set<string>>();
        const collect = (file: string, seen: Set<string>): string[] => {
          const chunk = bundle[file];
          if (chunk?.type !== "chunk" || seen.has(file)) return [];
          seen.add(file);
          const own = chunk.viteMetadata?.importedCss ?? new Set();
          listed.add(own);
          return [...chunk.imports.flatMap((imported) => collect(imported, seen)), ...own];
        };
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
          const module = relative(engine, chunk.facadeModuleId).replaceAll(sep, "/");
          if (modules.includes(module)) sheets.set(module, collect(file, new Set()));
        }
        for (const own of listed) own.clear();
      },
    },
  };
}
