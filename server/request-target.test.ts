import { describe, expect, it } from "vitest";
import { isHost, maxTargetLength, readRequestTarget } from "./request-target.ts";

describe("the address in a request line", () => {
  it.each([
    ["/", "/", ""],
    ["/about?x=1?y", "/about", "?x=1?y"],
    ["/?discount=50%", "/", "?discount=50%"],
    ["/%C4%87", "/%C4%87", ""],
    ["//evil.example", "//evil.example", ""],
    ["/../x", "/../x", ""],
    ["http://villa.example/about?x", "/about", "?x"],
    ["HTTPS://villa.example:8080", "/", ""],
    ["http://villa.example?x", "/", "?x"],
    ["http://[::1]:3000/hr", "/hr", ""],
  ])("%j has the path %j and the query %j", (target, path, query) => {
    expect(readRequestTarget(target)).toEqual({ path, query });
  });

  it.each([
    "",
    "*",
    "about",
    "?x",
    "ftp://villa.example/",
    "http://",
    "http:///about",
    "http://me@villa.example/",
    "/%",
    "/%a",
    "/%zz",
    "/%E0%A4%A",
    "/%C0%AE",
    "/%FF",
    "/Ä",
    "/Ä\u0087",
    "/a?Ä",
    "/%00",
    "/a%00b",
    "/\u0000",
    "/a b",
    "/a\tb",
    "/a?\u0001",
    "/\\evil.example",
    "/a#b",
  ])("%j is malformed", (target) => {
    expect(readRequestTarget(target)).toEqual({ refusal: 400 });
  });

  it("may have 8192 characters and no more", () => {
    expect(readRequestTarget("/".padEnd(maxTargetLength, "a"))).not.toHaveProperty("refusal");
    expect(readRequestTarget("/".padEnd(maxTargetLength + 1, "a"))).toEqual({ refusal: 414 });
  });
});

describe("a Host header", () => {
  it.each(["localhost", "villa.example:3000", "127.0.0.1", "[::1]:80", "Villa_1.example"])(
    "may be %s",
    (text) => {
      expect(isHost(text)).toBe(true);
    },
  );

  it.each(["", " ", "a b", "a/b", "a,b", "me@x", "x:", "x:port", "x:999999", "[::1", "é", "<x>"])(
    "may not be %j",
    (text) => {
      expect(isHost(text)).toBe(false);
    },
  );
});
