import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";

/**
 * Vite compiles for the site's browsers afterwards. Without targets Lightning CSS would merge an animation and its
 * timeline into one declaration, which no browser reads.
 */
const newBrowsers = { chrome: 140 << 16, firefox: 140 << 16, safari: 18 << 16 };

/**
 * Vite plugin: replaces the custom media of `site/styles/media.css` in the other style sheets. Vite's own Lightning CSS
 * could do so, but would generate longer class names.
 */
export function customMediaPlugin(engine: string): Plugin {
  const path = join(engine, "site/styles/media.css");
  return {
    name: "custom-media",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: /\(--[a-z]/ },
      handler(code, id) {
        this.addWatchFile(path);
        const { code: compiled } = transform({
          filename: id,
          code: Buffer.from(`${readFileSync(path, "utf8")}${code}`),
          drafts: { customMedia: true },
          targets: newBrowsers,
          include: Features.CustomMediaQueries,
        });
        return { code: compiled.toString(), map: null };
      },
    },
  };
}
