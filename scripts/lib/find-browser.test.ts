import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findBrowser, listBrowserPaths } from "./find-browser.mjs";

const starts = "#!/bin/sh\nexit 0\n";
const fails = "#!/bin/sh\nexit 1\n";

describe("listBrowserPaths", () => {
  it("puts CHROMIUM_PATH before PATH, PATH before usual places, Playwright's own last", () => {
    const paths = listBrowserPaths({ CHROMIUM_PATH: "/given", PATH: "/a:/b" }, "linux", "/own");
    const order = ["/given", "/a/chromium", "/b/chromium", "/a/google-chrome", "/usr/bin/chromium"];
    expect(paths.filter((path) => order.includes(path))).toEqual(order);
    expect(paths.at(-1)).toBe("/own");
  });

  it("has the browser without windows last, or first for tests", () => {
    const whole = listBrowserPaths({ PATH: "/a" }, "linux", "/own");
    expect(whole.indexOf("/a/chromium-headless-shell")).toBeGreaterThan(
      whole.indexOf("/a/google-chrome"),
    );
    const quick = listBrowserPaths({ PATH: "/a" }, "linux", "/own", { quickFirst: true });
    expect(quick[0]).toBe("/a/chromium-headless-shell");
    expect(quick).toContain("/usr/bin/chromium");
  });

  it("takes an empty CHROMIUM_PATH for unset", () => {
    expect(listBrowserPaths({ CHROMIUM_PATH: "", PATH: "" }, "aix", "/own")).toEqual(["/own"]);
  });
});

describe("findBrowser", () => {
  it("passes over what is not there and what does not start", () => {
    const root = createTemporaryFolder({ "a/chromium": fails, "b/google-chrome": starts });
    const environment = { PATH: [join(root, "a"), join(root, "b")].join(":") };
    const paths = listBrowserPaths(environment, "aix", "");
    expect(findBrowser(paths)).toBe(join(root, "b/google-chrome"));
  });

  it("gives back nothing when there is none", () => {
    expect(findBrowser(["/nowhere/chromium", ""])).toBeUndefined();
  });
});
