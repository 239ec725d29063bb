import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formRoutes, paths, type Route, routes } from "../house/routes/routes.ts";
import { emptyForm } from "../site/enquiry/enquiry-fields.ts";
import {
  fakeAvailability,
  fakeRenderer,
  startFakeServer,
  writeFakeDist,
} from "../tests/support/server/fake-site.ts";
import { german } from "../tests/support/unit-house/languages.ts";
import { places } from "./render-queue.ts";
import { createRenderer } from "./renderer.ts";

const prices = routes.find(({ page }) => page === "pricing-and-availability") as Route;
const form = formRoutes[0] as Route;
const stay = { arrival: "2027-07-03", departure: "2027-07-10" };
const distFolder = await writeFakeDist();

function openRenderer() {
  const renderer = createRenderer(distFolder);
  renderer.setCalendar(fakeAvailability.current());
  return renderer;
}

describe("the renderer", () => {
  it("renders the build's pages for the calendar that it was given last", async () => {
    const renderer = openRenderer();
    const { html, payload } = await renderer.renderPage(prices);
    expect(html).toContain(`The bytes of ${prices.name}.html`);
    expect(JSON.parse(payload)).toEqual({ taken: fakeAvailability.current().taken });
    expect(await renderer.renderStay(prices, stay)).toBe(`${html} from 2027-07-03, taken: 1`);
    renderer.setCalendar({ ...fakeAvailability.current(), taken: [] });
    expect(await renderer.renderStay(prices, stay)).toBe(`${html} from 2027-07-03, taken: 0`);
    expect(JSON.parse((await renderer.renderPage(prices)).payload)).toEqual({ taken: [] });
  });

  it("renders once the context of the build can be read, though it could not at first", async () => {
    const renderer = openRenderer();
    const file = join(distFolder, "render-context.json");
    await rename(file, `${file}.gone`);
    await expect(renderer.renderStay(prices, stay)).rejects.toThrow("render-context.json");
    await copyFile(`${file}.gone`, file);
    expect(await renderer.renderStay(prices, stay)).toContain("from 2027-07-03");
  });

  it("renders forms first, then pages, then stays, each in the order of the requests", async () => {
    const renderer = openRenderer();
    const ended: string[] = [];
    const note = (name: string, rendered: Promise<unknown> | undefined) =>
      rendered?.then(() => ended.push(name));
    await Promise.all([
      note("first stay", renderer.renderStay(prices, stay)),
      note("second stay", renderer.renderStay(prices, stay)),
      note("page", renderer.renderPage(prices)),
      note("form", renderer.renderForm(form, emptyForm)),
    ]);
    expect(ended).toEqual(["first stay", "form", "page", "second stay"]);
  });

  it("has places of their own for forms", async () => {
    const renderer = openRenderer();
    const stays = Array.from({ length: places.stay + 2 }, () => renderer.renderStay(prices, stay));
    const forms = Array.from({ length: places.form + 1 }, () =>
      renderer.renderForm(form, emptyForm),
    );
    expect(stays.filter((one) => one === undefined)).toHaveLength(1);
    expect(forms.filter((one) => one === undefined)).toHaveLength(1);
    await Promise.all([...stays, ...forms]);
    expect(renderer.renderForm(form, emptyForm)).toBeDefined();
  });
});

it("A quote is answered for the present calendar, waits among the stays, and is refused beyond their places.", async () => {
  const renderer = openRenderer();
  const answers = Array.from({ length: places.stay + 2 }, () => renderer.quote("?arrival=x"));
  expect(answers.filter((one) => one === undefined)).toHaveLength(1);
  expect(await answers[0]).toEqual({ status: 200, body: { query: "?arrival=x", taken: 1 } });
  await Promise.all(answers);
  const server = await startFakeServer({ renderer: { ...fakeRenderer, quote: () => undefined } });
  const { status, headers } = await server.ask("/api/quote?arrival=x");
  expect([status, headers.get("Retry-After")]).toEqual([503, "3"]);
});

it("A stay that finds all places taken gets a page that says so, and ready pages stay ready.", async () => {
  const renderer = { ...fakeRenderer, renderStay: () => undefined };
  const server = await startFakeServer({ renderer });
  const stay = "?arrival=2027-07-03&departure=2027-07-10";
  const refused = server.ask(paths["pricing-and-availability"][german] + stay);
  expect((await server.ask(paths.about[german])).status).toBe(200);
  const { status, headers } = await refused;
  expect(status).toBe(503);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(await (await refused).text(), "in the language of the page").toContain("errors/de-503");
});
