import { hash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "../../app/i18n/locales.ts";
import type { RenderContext } from "../../app/render/render-page.server.tsx";
import { localePrefix, payloadPath, routes } from "../../app/routes.ts";
import type { ErrorKind } from "../../server/manifest.ts";
import { writeFiles } from "../assets/generated-folder.ts";

type Renderer = typeof import("../../app/render/render-page.server.tsx");

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

  const pages = routes.map((route) => ({
    render: async () => (await renderer.prepareRoute(route, context))(),
    ...{ path: route.path, address: { path: route.path } },
  }));
  const errorPages = locales.flatMap((locale) =>
    errorKinds.map(([status, kind]) => ({
      render: () => renderer.renderErrorPage(status, locale, context),
      ...{ path: `${localePrefix(locale)}/${status}`, address: { error: { locale, kind } } },
    })),
  );
  const files: Record<string, string> = {};
  const documents: PrerenderedDocument[] = [];
  for (const { render, path, address } of [...pages, ...errorPages]) {
    const { html, payload } = await render();
    // Static hosts serve `about.html` for `/about`.
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    files[file] = html;
    files[payloadPath(path)] = JSON.stringify(payload);
    documents.push({ file, ...address, styleHashes: hashStyles(html) });
  }
  await writeFiles(staticDir, files);
  return documents;
}

/** The hashes by which a Content-Security-Policy allows the styles inlined in a page. */
function hashStyles(html: string): readonly string[] {
  const styles = html.matchAll(/<style>(.*?)<\/style>/gs);
  return [...styles].map(([, css = ""]) => `'sha256-${hash("sha256", css, "base64")}'`);
}
