import { describe, expect, it } from "vitest";
import { checkAddress } from "./navigate-to.ts";

const origin = "https://villa.example";
const external =
  "Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.";

describe("checkAddress", () => {
  it("lets addresses of our own pass, relative or in full", () => {
    expect(checkAddress("/hr/o-vili?a=1#b", { origin }).pathname).toBe("/hr/o-vili");
    expect(checkAddress("https://villa.example/about", { origin }).pathname).toBe("/about");
  });

  it.each(["https://other.example/", "//other.example/", "/\\other.example", "\\\\other.example"])(
    "refuses %s unless it is marked external",
    (address) => {
      expect(() => checkAddress(address, { origin })).toThrow(external);
      expect(checkAddress(address, { origin, external: true }).host).toBe("other.example");
    },
  );

  it.each([
    ["javascript:alert(1)", "javascript:"],
    ["  JavaScript:alert(1)", "javascript:"],
    ["java\nscript:alert(1)", "javascript:"],
    ["java\tscript\r:alert(1)", "javascript:"],
    ["\u0000\u0001javascript:alert(1)", "javascript:"],
    ["data:text/html,x", "data:"],
    ["BLOB:https://villa.example/1", "blob:"],
    ["vbscript:x", "vbscript:"],
  ])("refuses %j even when it is marked external", (address, protocol) => {
    expect(() => checkAddress(address, { origin, external: true })).toThrow(
      `Cannot navigate to a URL with '${protocol}' protocol.`,
    );
    expect(() => checkAddress(address, { origin })).toThrow(Error);
  });

  it("says of a script without the mark that it is external, as the first of its faults", () => {
    expect(() => checkAddress("javascript:alert(1)", { origin })).toThrow(external);
  });
});
