// Rendering a page for one request gives, byte for byte, the page that the build has written.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import type { RenderContext } from "../app/render/render-page.server.tsx";
import { routes } from "../app/routes.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { test } from "./support/site-test.ts";

type Renderer = typeof import("../app/entry.server.tsx");

const renderer: Renderer = await import(pathToFileURL(join(distFolder, "render.js")).href);

async function readContext(): Promise<RenderContext> {
  const stored = JSON.parse(await readFile(join(distFolder, "render-context.json"), "utf8"));
  return { ...stored, now: new Date(stored.now) };
}

function readPage(file: string | undefined): Promise<string> {
  return readFile(join(distFolder, "static", file ?? ""), "utf8");
}

test("the server has React's build for production, whatever NODE_ENV says", async () => {
  const folder = join(distFolder, "server-parts");
  const [react = ""] = (await readdir(folder)).filter((name) => name.startsWith("react-"));
  expect(await readFile(join(folder, react), "utf8")).not.toContain("process.env.NODE_ENV");
});

for (const locale of locales) {
  test(`pages and payloads come out the same (${locale})`, async () => {
    const context = await readContext();
    for (const route of routes.filter((candidate) => candidate.locale === locale)) {
      const { html, payload } = await renderer.renderRoute(route, context);
      expect(html === (await readPage(builtSite.files[route.path]?.file)), route.name).toBe(true);
      const folder = route.path === "/" ? "" : route.path;
      expect(JSON.stringify(payload)).toBe(await readPage(`${folder}/_payload.json`));
    }
  });

  test(`error pages come out the same (${locale})`, async () => {
    const context = await readContext();
    const { notFound, general, busy } = builtSite.errorPages[locale];
    const pages = [[404, notFound] as const, [500, general] as const, [503, busy] as const];
    for (const [status, { file }] of pages) {
      const { html } = await renderer.renderErrorPage(status, locale, context);
      expect(html === (await readPage(file)), file).toBe(true);
    }
  });
}

test("rendering many pages at once mixes nothing up", async () => {
  const context = await readContext();
  const rendered = await Promise.all(routes.map((route) => renderer.renderRoute(route, context)));
  for (const [index, { path }] of routes.entries()) {
    const html = await readPage(builtSite.files[path]?.file);
    expect(rendered[index]?.html === html, path).toBe(true);
  }
});
