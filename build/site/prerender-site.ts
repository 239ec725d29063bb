import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { frames } from "#house/uses.mjs";
import { locales } from "../../domain/locales/locales.ts";
import { villa } from "../../house/facts/facts.server.ts";
import {
  type ErrorStatus,
  errorPath,
  errorStatuses,
  formRoutes,
  payloadPath,
  routes,
} from "../../house/routes/routes.ts";
import type { RenderContext } from "../../render/render-page.server.tsx";
import type { ManifestEntry } from "../../server/manifest.ts";
import { policyElement, type SitePolicy } from "../../server/security-headers.ts";
import { writeFiles } from "../assets/generated-folder.ts";

type Renderer = typeof import("../../render/render-page.server.tsx");

/** A rendered page on disk, below the static folder, and the policy that its styles need. */
export type PrerenderedDocument = Pick<
  ManifestEntry,
  "file" | "styleHashes" | "frames" | "headers"
> & {
  /** Its address, or the `errorPath` of an error's page. */
  readonly path: string;
  readonly isError?: boolean;
};

/** Renders every page and error page in every language, and each page's payload. */
export async function prerenderSite(
  dist: string,
  context: RenderContext,
  policy: SitePolicy,
): Promise<readonly PrerenderedDocument[]> {
  const staticDir = join(dist, "static");
  const renderer: Renderer = await import(pathToFileURL(join(dist, "render.js")).href);
  await writeFile(join(dist, "render-context.json"), JSON.stringify(context));

  // The server signs each form, so the form is a file only if a form service receives it.
  const forms = typeof villa.enquiries === "object" ? formRoutes : [];
  const pages = [...routes, ...forms].map((route) => ({
    render: async () => (await renderer.prepareRoute(route, context)).render(),
    ...{ path: route.path, isError: false, frames: frames[route.page] },
  }));
  // Only the server limits enquiries.
  const isNeeded = (status: ErrorStatus) => status !== 429 || villa.enquiries === "server";
  // Rules of static hosts match no missing addresses, so error pages contain their policy.
  const writePolicy = (styleHashes: readonly string[]) => policyElement(styleHashes, policy);
  const errorPages = locales.flatMap((locale) =>
    errorStatuses.filter(isNeeded).map((status) => ({
      render: () => renderer.renderErrorPage(status, locale, context, writePolicy),
      ...{ path: errorPath(status, locale), isError: true, frames: undefined },
    })),
  );
  const files: Record<string, string> = {};
  const documents: PrerenderedDocument[] = [];
  for (const { render, path, isError, frames: shown } of [...pages, ...errorPages]) {
    const { html, payload, styleHashes } = await render();
    // Static hosts serve `about.html` for `/about`.
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    files[file] = html;
    files[payloadPath(path)] = JSON.stringify(payload);
    documents.push({ file, path, isError, styleHashes, ...(shown && { frames: shown }) });
  }
  await writeFiles(staticDir, files);
  return documents;
}
