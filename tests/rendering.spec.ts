// Rendering a page for one request gives, byte for byte, the page that the build has written.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { locales } from "../domain/locales/locales.ts";
import { errorPath, errorStatuses, payloadPath, routes } from "../house/routes/routes.ts";
import { policyElement } from "../server/security-headers.ts";
import { builtSite, workspace } from "./support/built-site.ts";
import { readRenderContext } from "./support/read-render-context.ts";

type Renderer = typeof import("../render/render-page.server.tsx");

const renderer: Renderer = await import(pathToFileURL(join(workspace.out, "render.js")).href);

const readPage = (file = "") => readFile(join(workspace.out, "static", file), "utf8");

test("the server has React's build for production", async () => {
  const folder = join(workspace.out, "server-parts");
  const [react = ""] = (await readdir(folder)).filter((name) => name.startsWith("react-"));
  expect(await readFile(join(folder, react), "utf8")).not.toContain("process.env.NODE_ENV");
});

test("what is bundled comes with its licences", async () => {
  const read = (file: string) => readFile(join(workspace.out, file), "utf8");
  const [ofSite, ofServer] = [
    await read("static/third-party-notices.txt"),
    await read("third-party-notices.txt"),
  ];
  const ofMit = "The above copyright notice and this permission notice shall be included";
  for (const [text, names] of [
    [ofSite, ["react", "react-dom", "@fontsource-variable/newsreader", "Flag Icons"]],
    [ofServer, ["react", "ioredis", "nodemailer", "valibot"]],
  ] as const) {
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, "m"));
    expect(text).toContain(ofMit);
  }
  expect(ofSite).toContain("SIL OPEN FONT LICENSE");
});

test("what is rendered at once is what the build has written", async () => {
  const context = await readRenderContext();
  const rendered = await Promise.all(
    routes.map(async (route) => (await renderer.prepareRoute(route, context)).render()),
  );
  for (const [index, { path }] of routes.entries()) {
    const { html, payload } = rendered[index] ?? {};
    expect(html === (await readPage(builtSite.files[path]?.file)), path).toBe(true);
    expect(JSON.stringify(payload)).toBe(await readPage(payloadPath(path)));
  }
  for (const locale of locales) {
    for (const status of errorStatuses) {
      const path = errorPath(status, locale);
      const writePolicy = (hashes: readonly string[]) => policyElement(hashes, builtSite);
      const { html } = await renderer.renderErrorPage(status, locale, context, writePolicy);
      expect(html === (await readPage(builtSite.errorPages[path]?.file)), path).toBe(true);
    }
  }
});
