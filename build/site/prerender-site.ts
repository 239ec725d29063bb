import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "../../app/i18n/locales.ts";
import type { RenderContext } from "../../app/render/render-page.server.tsx";
import { localePrefix, payloadPath, routes } from "../../app/routes.ts";
import type { ErrorKind } from "../../server/manifest.ts";

type Renderer = typeof import("../../app/entry.server.tsx");

/** A rendered page on disk, below the static folder, and the policy that its styles need. */
export type PrerenderedDocument = {
  readonly file: string;
  /** Its address, or which error it is the page of. */
  readonly path?: string;
  readonly error?: { readonly locale: Locale; readonly kind: ErrorKind };
  readonly styleHashes: readonly string[];
  /** Headers of its own, in place of the site's. */
  readonly headers?: Readonly<Record<string, string>>;
};

const errorKinds = [
  [404, "notFound"],
  [500, "general"],
  [503, "busy"],
] as const;

/** Renders every page and error page in every language, and each page's payload. */
export async function prerenderSite(
  dist: string,
  context: RenderContext,
): Promise<readonly PrerenderedDocument[]> {
  const staticDir = join(dist, "static");
  const renderer: Renderer = await import(pathToFileURL(join(dist, "render.js")).href);
  // Only the build reads the client's manifest; it is no part of the site.
  await rm(join(staticDir, ".vite"), { recursive: true, force: true });
  await writeFile(join(dist, "render-context.json"), JSON.stringify(context));

  const documents: PrerenderedDocument[] = [];
  for (const route of routes) {
    const { html, payload } = await renderer.renderRoute(route, context);
    await write(payloadPath(route.path), JSON.stringify(payload));
    // Static hosts serve `about.html` for `/about`.
    const file = route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`;
    await write(file, html);
    documents.push({ file, path: route.path, styleHashes: hashStyles(html) });
  }
  for (const locale of locales) {
    for (const [status, kind] of errorKinds) {
      const { html, payload } = await renderer.renderErrorPage(status, locale, context);
      const path = `${localePrefix(locale)}/${status}`;
      await write(payloadPath(path), JSON.stringify(payload));
      const file = `${path.slice(1)}.html`;
      await write(file, html);
      documents.push({ file, error: { locale, kind }, styleHashes: hashStyles(html) });
    }
  }
  return documents;

  async function write(file: string, text: string): Promise<void> {
    const target = join(staticDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** The hashes by which a Content-Security-Policy allows the styles inlined in a page. */
function hashStyles(html: string): readonly string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => {
    const hash = createHash("sha256").update(css).digest("base64");
    return `'sha256-${hash}'`;
  });
}
