import { type HostileCase, namedCases, request, words } from "./hostile-case.ts";

const refused: readonly (readonly [what: string, lines: string])[] = [
  ["no Host", ""],
  ["two Host lines", "Host: villa.example\r\nHost: evil.example\r\n"],
  ["two Host lines that agree", "Host: villa.example\r\nHOST: villa.example\r\n"],
  ["a folded Host", "Host: villa.example\r\n evil.example\r\n"],
  ["a space after the name of Host", "Host : villa.example\r\n"],
  ...[
    "",
    "evil.example/about",
    "me@evil.example",
    "villa.example evil.example",
    "villa.example, evil.example",
    "villa.example:http",
    "villa.example:123456",
    "http://evil.example",
    "villa.example\\evil.example",
    "<script>alert(1)</script>",
    "vill\xe4.example",
    "[::1",
    "a".repeat(300),
    "villa\0.example",
  ].map((host) => [`the Host ${JSON.stringify(host).slice(0, 40)}`, `Host: ${host}\r\n`] as const),
];

const taken = words("evil.example EVIL.EXAMPLE:1 127.0.0.1 [::1]:3000 localhost a_b - __proto__");

/** Hosts of all kinds: those that are no host are refused, and no host ever shows in an answer. */
export const hosts: readonly HostileCase[] = [
  ...namedCases(
    refused.map(([what, lines]) => [
      what,
      `GET /about HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`,
      400,
    ]),
  ),
  ...namedCases(
    taken.map((host) => [
      `a redirect for the Host ${host}`,
      `GET /en/about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      301,
    ]),
  ),
  ...namedCases([
    ["an absolute address", request("GET http://evil.example/about"), 200],
    ["an absolute address without a path", request("GET http://evil.example"), 200],
    ["an absolute address with a query only", request("GET http://evil.example?x=1"), 200],
    ["an absolute address of a redirect", request("GET http://evil.example/en/about/?x"), 301],
    ["an absolute address of nothing", request("GET http://evil.example//evil.example"), 404],
    ["an absolute address with an escape", request("GET http://evil.example/%zz"), 400],
  ]),
];
