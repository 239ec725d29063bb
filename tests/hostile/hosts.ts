import { type HostileCase, namedCases, request, words } from "./hostile-case.ts";

const refused: readonly (readonly [what: string, lines: string])[] = [
  ["no Host", ""],
  ["two Host lines", "Host: villa.example\r\nHost: evil.example\r\n"],
  ["two Host lines that agree", "Host: villa.example\r\nHOST: villa.example\r\n"],
  ["a Host before and one after", "host: evil.example\r\nA: b\r\nHost: villa.example\r\n"],
  ["an empty Host", "Host: \r\n"],
  ["a Host with a path", "Host: evil.example/about\r\n"],
  ["a Host with a user", "Host: me@evil.example\r\n"],
  ["a Host with a space", "Host: villa.example evil.example\r\n"],
  ["a Host with a tab", "Host: villa.example\tevil.example\r\n"],
  ["two hosts in one line", "Host: villa.example, evil.example\r\n"],
  ["a Host with a word for a port", "Host: villa.example:http\r\n"],
  ["a Host with a port too long", "Host: villa.example:123456\r\n"],
  ["a Host with a colon and no port", "Host: villa.example:\r\n"],
  ["a Host with two ports", "Host: villa.example:80:80\r\n"],
  ["a Host with a negative port", "Host: villa.example:-1\r\n"],
  ["a Host with a scheme", "Host: http://evil.example\r\n"],
  ["a Host with a backslash", "Host: villa.example\\evil.example\r\n"],
  ["a Host with a query", "Host: villa.example?evil\r\n"],
  ["a Host with a hash", "Host: villa.example#evil\r\n"],
  ["a Host with an escape", "Host: villa%2eexample\r\n"],
  ["a Host with markup", "Host: <script>alert(1)</script>\r\n"],
  ["a Host with quotes", "Host: \"';\r\n"],
  ["a Host with high bytes", "Host: vill\xe4.example\r\n"],
  ["a Host with an open bracket", "Host: [::1\r\n"],
  ["a Host with words in brackets", "Host: [evil.example]\r\n"],
  ["a Host that is too long", `Host: ${"a".repeat(300)}\r\n`],
  ["a folded Host", "Host: villa.example\r\n evil.example\r\n"],
  ["a Host with a NUL", "Host: villa\0.example\r\n"],
  ["a space after the name of Host", "Host : villa.example\r\n"],
];

const taken = [
  ...words(`
    evil.example evil.example:1 EVIL.EXAMPLE 127.0.0.1 [::1]:3000 localhost 169.254.169.254
    256.256.256.256 1.2.3 a_b - .. xn-- __proto__
  `),
];

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
    ["an absolute address in capitals", request("GET HTTPS://EVIL.EXAMPLE:1/about"), 200],
    ["an absolute address without a path", request("GET http://evil.example"), 200],
    ["an absolute address of an IPv6 host", request("GET http://[::1]:3000/about"), 200],
    ["an absolute address with a query only", request("GET http://evil.example?x=1"), 200],
    ["an absolute address of a redirect", request("GET http://evil.example/en/about/?x"), 301],
    ["an absolute address of nothing", request("GET http://evil.example//evil.example"), 404],
    ["an absolute address with dots", request("GET http://evil.example/../manifest.json"), 404],
    ["an absolute address with an escape", request("GET http://evil.example/%zz"), 400],
  ]),
];
