import { METHODS } from "node:http";
import { addressCases, type HostileCase, namedCases, request, words } from "./hostile-case.ts";

const malformed = [
  ...words(`
    /% /%zz /%u0041 /hr/%E0%A4%A /%FF /%C0%AE%C0%AE/etc/passwd /%F0%80%80%AE/etc/passwd /%ED%A0%80 /%00
    /about%00 /\xff /hr/o-vili\xe0\xa4 /\\evil.example \\evil.example /\\/evil.example
    /..\\..\\etc\\passwd /hr\\..\\about /about#contents # about ? ?x=1 * . .. @evil.example
    ftp://evil.example/ file:///etc/passwd javascript:alert(1) data:text/html,x http: http:///about
    http://me:secret@evil.example/ http://evil.example:port/ http://evil.example:999999/ http://[::1/
    ws://evil.example/ /about\x01 /about?x=\x7f /about?x=\xff /en/about?x=\xff
  `),
  `/${"\xc5\xa1".repeat(4000)}`,
  "http://evil example/",
  "/about\t",
  "/a b",
  "/a\0b",
];

const unknown = [
  ...words(`
    //evil.example //evil.example/about //evil.example/%2e%2e //user@evil.example/ /en/..//evil.example
    /en/%2f%2fevil.example /en/%5c%5cevil.example/ /%2fevil.example /%5cevil.example
    /http://evil.example /.. /../etc/passwd /../../../../../../../../etc/passwd /about/../about
    /%2e%2e%2fetc%2fpasswd /%2E%2E/%2E%2E/manifest.json /%252e%252e/manifest.json /..%5cmanifest.json
    /..;/manifest.json /....//manifest.json /..%0d%0aX-Evil:%201 /assets/../manifest.json
    /assets/%2e%2e%2f%2e%2e%2fserver.js /manifest.json /server.js /render-context.json
    /availability.ics/ /.built /.env /.git/config /.data/feeds /C:/windows/win.ini /about.html
    /hr/404.html /About /abou%74 /about%2f /about. /about;x=1 /about%3Fx=1 //about
    /%EF%BC%8F%EF%BC%8Fevil.example /__proto__ /hasOwnProperty /__proto__/_payload.json
    /<script>alert(1)</script> /%0d%0aSet-Cookie:%20evil=1 /%0aLocation:%20//evil.example
  `),
  "/'\"><img>",
  `/${"../".repeat(2700)}`,
  `/${"a".repeat(8191)}`,
];

/** Prefixes and slashes that are taken away: what remains must be a path of ours. */
const moved = words(`
  /en//evil.example /en///evil.example/ /en/en//evil.example /en/http://evil.example /en/@evil.example
  /en/.evil.example /en/javascript:alert /about// /de/galerie//
`);

const tooLong = [
  `/${"a".repeat(8192)}`,
  `/${"a".repeat(200_000)}`,
  `/about?${"x".repeat(9000)}`,
  `http://evil.example/${"a".repeat(9000)}`,
];

/** Addresses that are nonsense, that are not ours, that lead elsewhere, and that are too long. */
export const addresses: readonly HostileCase[] = [
  ...addressCases(400, malformed),
  ...addressCases(404, unknown),
  ...addressCases(301, moved),
  ...addressCases(414, tooLong),
];

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

const allowed = new Set(["GET", "HEAD", "CONNECT"]);
const chunked = "Transfer-Encoding: chunked";

/** Every method that Node's parser knows, some that nobody does, and bodies where none belongs. */
export const methods: readonly HostileCase[] = [
  ...namedCases(
    METHODS.filter((method) => !allowed.has(method)).map((method) => [
      `${method} of a page`,
      request(`${method} /about`, "Content-Length: 0"),
      405,
    ]),
  ),
  ...namedCases([
    ["CONNECT to another host", request("CONNECT evil.example:443"), 405],
    ["CONNECT without a Host", "CONNECT evil.example:443 HTTP/1.1\r\n\r\n", 405],
    ["OPTIONS of everything", request("OPTIONS *"), 400],
    ["a preflight", request("OPTIONS /api/availability", "Origin: https://evil.example"), 405],
    ["POST of nothing", request("POST /nothing", "Content-Length: 0"), 405],
    ["POST of a large form", request("POST /", "Content-Length: 70000") + "x".repeat(70_000), 405],
    ["POST of half a form", `${request("POST /", "Content-Length: 1000")}x=1`, 405],
    ["POST of a form in pieces", `${request("POST /", chunked)}3\r\nx=1\r\n0\r\n\r\n`, 405],
    ["an unknown method", request("BREW /about"), 400],
    ["a method in small letters", request("get /about"), 400],
    ["no method", request(" /about"), 400],
    ["GET with a body", `${request("GET /about", "Content-Length: 3")}x=1`, 200],
    ["GET with a body in pieces", `${request("GET /about", chunked)}3\r\nx=1\r\n0\r\n\r\n`, 200],
    [
      "GET that waits for leave",
      `${request("GET /about", "Expect: 100-continue", "Content-Length: 1")}x`,
      100,
      200,
    ],
    ["GET that expects tea", request("GET /about", "Expect: tea"), 417],
    [
      "GET for a web socket",
      request("GET /about", "Connection: Upgrade", "Upgrade: websocket"),
      200,
    ],
  ]),
];
