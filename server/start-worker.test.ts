import { copyFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pages, type Route, routes } from "../app/routes.ts";
import {
  fakeAvailability,
  startFakeServer,
  writeFakeDist,
} from "../tests/support/server/fake-site.ts";
import { german } from "../tests/support/unit-house/languages.ts";
import { maxWaitingStays } from "./pages.ts";
import { startWorker } from "./start-worker.ts";

const prices = routes.find(({ page }) => page === "pricing-and-availability") as Route;
const stay = { arrival: "2027-07-03", departure: "2027-07-10" };

const distFolder = await writeFakeDist();
let worker: ReturnType<typeof startWorker>;

beforeEach(() => {
  worker = startWorker(distFolder);
  worker.setCalendar(fakeAvailability.current());
});

afterEach(() => worker.stop());

async function renderStay(): Promise<string> {
  return gunzipSync((await worker.renderStay(prices, stay)).gzip).toString();
}

describe("the worker", () => {
  it("renders what the build has left to render with, for the calendar that it was given last", async () => {
    const { html, payload } = await worker.renderPage(prices);
    expect(html).toContain(`The bytes of ${prices.name}.html`);
    expect(JSON.parse(payload)).toEqual({ taken: fakeAvailability.current().taken });
    expect(await renderStay()).toBe(`${html} from 2027-07-03, taken: 1`);
    worker.setCalendar({ ...fakeAvailability.current(), taken: [] });
    expect(await renderStay()).toBe(`${html} from 2027-07-03, taken: 0`);
    expect(JSON.parse((await worker.renderPage(prices)).payload)).toEqual({ taken: [] });
  });

  it.each(["render.js", "render-context.json"])(
    "renders once %s can be read, though it could not at first",
    async (name) => {
      const file = join(distFolder, name);
      await rename(file, `${file}.gone`);
      await expect(worker.renderPage(prices)).rejects.toThrow(name);
      await copyFile(`${file}.gone`, file);
      expect(await renderStay()).toContain("from 2027-07-03");
    },
  );

  it("that has died of a fault says so to all who wait, and is followed by another", async () => {
    const { renderPage } = worker;
    const ends = [worker.renderStay(prices, { ...stay, arrival: "deadly" }), renderPage(prices)];
    for (const { status } of await Promise.allSettled(ends)) expect(status).toBe("rejected");
    const { payload } = await renderPage(prices);
    expect(JSON.parse(payload), "which knows the calendar").toMatchObject({ taken: [{}] });
  });
});

describe("while more stays are asked for than can be rendered", () => {
  const pricesPath = pages["pricing-and-availability"][german];

  it("ready pages come first, who comes too late is told so, and nobody is lost", async () => {
    const server = await startFakeServer({ renderer: worker });
    const answered: string[] = [];
    const ask = async (name: string, target: string) => {
      const response = await server.ask(target);
      answered.push(`${name}: ${response.status}`);
      return response;
    };
    const hold = join(distFolder, "hold");
    await writeFile(hold, "");
    const addresses = Array.from(
      { length: maxWaitingStays },
      (_, index) => `${pricesPath}?arrival=2027-07-03&departure=${2030 + index}-01-01`,
    );
    // Who asks for what another waits for waits for the same.
    const stays = [...addresses, ...addresses.slice(-1)].map((address) => ask("stay", address));
    await ask("ready page", pages.about[german]);
    const refused = await ask("stay too many", `${pricesPath}?arrival=2027-08-03`);
    await ask("another ready page", pricesPath);
    expect(answered).toEqual(["ready page: 200", "stay too many: 503", "another ready page: 200"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect(await refused.text(), "in the language of the page").toContain("errors/de-503.html");
    await rm(hold);
    for (const { status } of await Promise.all(stays)) expect(status).toBe(200);
    expect((await ask("stay too many", `${pricesPath}?arrival=2027-08-03`)).status).toBe(200);
  });
});
