import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales } from "../../src/i18n/locales.ts";
import type { RenderContext, RenderedPage } from "../../src/rendering/render-page.server.tsx";
import { routes } from "../../src/routes.ts";

type Renderer = typeof import("../../src/entry.server.tsx");

/** A rendered page on disk, below the static folder, and the policy that its styles need. */
export type PrerenderedDocument = {
  readonly file: string;
  /** Its address; error pages have none. */
  readonly path: string | undefined;
  readonly styleHashes: readonly string[];
};

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
    const rendered = await renderer.renderRoute(route, context);
    await write(payloadFile(route.path), JSON.stringify(rendered.payload));
    documents.push(await writeDocument(pageFile(route.path), route.path, rendered));
  }
  for (const locale of locales) {
    const folder = locale === "en" ? "" : `${locale}/`;
    for (const status of [404, 500]) {
      const rendered = await renderer.renderErrorPage(status, locale, context);
      await write(`${folder}${status}/_payload.json`, JSON.stringify(rendered.payload));
      documents.push(await writeDocument(`${folder}${status}.html`, undefined, rendered));
    }
  }
  return documents;

  async function writeDocument(
    file: string,
    path: string | undefined,
    { html }: RenderedPage,
  ): Promise<PrerenderedDocument> {
    await write(file, html);
    return { file, path, styleHashes: hashStyles(html) };
  }

  async function write(file: string, text: string): Promise<void> {
    const target = join(staticDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** The file of an address: `/about` is `about.html`, which static hosts serve without its ending. */
function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

function payloadFile(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}_payload.json`;
}

/** The hashes by which a Content-Security-Policy allows the styles inlined in a page. */
function hashStyles(html: string): readonly string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => {
    const hash = createHash("sha256").update(css).digest("base64");
    return `'sha256-${hash}'`;
  });
}
