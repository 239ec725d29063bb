// `villa dev` of the engine as it is installed; `npm run builds` installs it with its packages, and builds with it.
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { workspace } from "./support/built-site.ts";
import {
  developmentProblems,
  packEngine,
  startVilla,
  succeed,
  tryHouse,
} from "./support/installed-engine.ts";
import { primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

test.use({ expectedProblems: developmentProblems });

test("an installed engine shows the house while its owner edits it", async ({ page }) => {
  // Packing, generating and prebundling take most of it.
  test.setTimeout(timeLimit(120_000));
  const root = mkdtempSync(join(tmpdir(), "installed-"));
  const house = join(root, "Casa Özil 2");
  const modules = join(house, "node_modules");
  const made = join(workspace.made, "generated");
  cpSync(workspace.house, house, {
    recursive: true,
    filter: (path) => ![made, workspace.out, join(workspace.made, "vite")].includes(path),
  });
  mkdirSync(modules);
  // The packages that the engine depends on are found above the house.
  symlinkSync(join(workspace.engine, "node_modules"), join(root, "node_modules"));
  succeed("tar", ["-xzf", packEngine(root)], root);
  renameSync(join(root, "package"), join(modules, "holiday-villa"));
  {
    using dev = await startVilla(house, "dev");
    await tryHouse(page, dev.address, paths["pricing-and-availability"][primary]);
    const desk = await fetch(`${dev.address}/desk`);
    expect(desk.status, await desk.text()).toBe(200);
    await page.goto("about:blank");
  }
  rmSync(root, { recursive: true });
});
