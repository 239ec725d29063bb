// Rendering a page for one request gives, byte for byte, the page that the build has written.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import type { RenderContext } from "../app/render/render-page.server.tsx";
import { payloadPath, routes } from "../app/routes.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import { builtSite, distFolder } from "./support/built-site.ts";

type Renderer = typeof import("../app/render/render-page.server.tsx");

const renderer: Renderer = await import(pathToFileURL(join(distFolder, "render.js")).href);

async function readContext(): Promise<RenderContext> {
  const stored = JSON.parse(await readFile(join(distFolder, "render-context.json"), "utf8"));
  return { ...stored, now: new Date(stored.now) };
}

const readPage = (file = "") => readFile(join(distFolder, "static", file), "utf8");

test("the server has React's build for production, whatever NODE_ENV says", async () => {
  const folder = join(distFolder, "server-parts");
  const [react = ""] = (await readdir(folder)).filter((name) => name.startsWith("react-"));
  expect(await readFile(join(folder, react), "utf8")).not.toContain("process.env.NODE_ENV");
});

test("pages, payloads and error pages come out the same, though many are rendered at once", async () => {
  const context = await readContext();
  const rendered = await Promise.all(routes.map((route) => renderer.renderRoute(route, context)));
  for (const [index, { path }] of routes.entries()) {
    const { html, payload } = rendered[index] ?? {};
    expect(html === (await readPage(builtSite.files[path]?.file)), path).toBe(true);
    expect(JSON.stringify(payload)).toBe(await readPage(payloadPath(path)));
  }
  for (const locale of locales) {
    const { notFound, general, busy } = builtSite.errorPages[locale];
    const all = [[404, notFound] as const, [500, general] as const, [503, busy] as const];
    for (const [status, { file }] of all) {
      const { html } = await renderer.renderErrorPage(status, locale, context);
      expect(html === (await readPage(file)), file).toBe(true);
    }
  }
});

test("a stay comes out the same, whatever stays were rendered before it", async () => {
  const context = await readContext();
  const route = routes.find(({ page }) => page === "pricing-and-availability");
  if (!route) throw new Error("no page quotes stays");
  const open = async () => (await renderer.renderRoute(route, context)).stays;
  const today = context.now.toISOString().slice(0, 10);
  const day = (days: number) => addDays(today, days);
  const stays = [7, 8, 40, 130].flatMap((nights) =>
    [2, 100, 170, 230, 233].map((days) => ({ arrival: day(days), departure: day(days + nights) })),
  );
  const used = await open();
  for (const { arrival, departure } of stays) {
    used?.renderBody({ arrival: departure, departure: arrival });
    used?.renderBody({ arrival, departure });
  }
  for (const stay of stays) {
    const fresh = await open();
    expect(used?.renderBody(stay) === fresh?.renderBody(stay), stay.arrival).toBe(true);
  }
});
