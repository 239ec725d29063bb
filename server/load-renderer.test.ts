import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findRoute, type Route } from "../app/routes.ts";
import { fakeAvailability, writeFakeDist } from "../tests/support/server/fake-site.ts";
import { loadRenderer } from "./load-renderer.ts";

let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

it.each(["render.js", "render-context.json"])(
  "loads the renderer once %s can be read, though it could not at first",
  async (name) => {
    const file = join(distFolder, name);
    await rename(file, `${file}.gone`);
    const render = loadRenderer(distFolder, () => new Date());
    const renderHome = () => render(findRoute("/") as Route, "", fakeAvailability.current());
    await expect(renderHome()).rejects.toThrow(name);
    await copyFile(`${file}.gone`, file);
    expect((await renderHome()).html).toBe("The bytes of home___en.html");
  },
);
