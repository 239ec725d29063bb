import { type HostileCase, namedCases, request } from "./hostile-case.ts";

const host = "Host: villa.example\r\n";
const smuggled = `GET /smuggled HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const chunked = "Transfer-Encoding: chunked";

function post(...lines: readonly string[]): string {
  return ["POST /about HTTP/1.1", "Host: villa.example", ...lines, "", ""].join("\r\n");
}

/** Lengths that two readers would understand differently: nothing after them may be answered. */
const smuggling = namedCases([
  ["a length and pieces", `${post("Content-Length: 5", chunked)}0\r\n\r\n${smuggled}`, 400],
  ["pieces and a length", `${post(chunked, "Content-Length: 5")}0\r\n\r\n${smuggled}`, 400],
  ["two lengths", `${post("Content-Length: 0", "Content-Length: 5")}${smuggled}`, 400],
  ["a negative length", `${post("Content-Length: -1")}${smuggled}`, 400],
  ["a length with a sign", `${post("Content-Length: +5")}12345`, 400],
  ["a length beyond all numbers", `${post("Content-Length: 99999999999999999999999")}1`, 400],
  ["a space after the length's name", `${post("Content-Length : 5")}12345`, 400],
  ["a folded length", `${post("Content-Length:\r\n 5")}12345`, 400],
  ["unknown pieces", `${post("Transfer-Encoding: xchunked")}${smuggled}`, 405, 400],
  ["pieces not at the end", `${post("Transfer-Encoding: chunked, identity")}${smuggled}`, 400],
  ["a space after the name of pieces", `${post("Transfer-Encoding : chunked")}${smuggled}`, 400],
  ["pieces behind a bare line feed", `${post(`A: b\n${chunked}`)}${smuggled}`, 400],
  ["pieces behind a bare return", `${post(`A: b\r${chunked}`)}${smuggled}`, 400],
  [
    "an endless extension of a piece",
    `${post(chunked).replace("POST", "GET")}3;${"a".repeat(20_000)}\r\nx=1\r\n0\r\n\r\n`,
    200,
    413,
  ],
]);

/** Bodies in pieces that are none; the method is refused first, and then nobody listens any more. */
const pieces = namedCases(
  (
    [
      ["no size", "\r\n"],
      ["a size of all memory", "7fffffffffffffff\r\nx"],
      ["a piece longer than its size", "2\r\nx=1\r\n0\r\n\r\n"],
      ["a bare line feed in an extension", "3;a\nx=1\r\n0\r\n\r\n"],
      ["an extension without end", `3;${"a".repeat(20_000)}\r\nx=1\r\n0\r\n\r\n`],
      ["trailers without end", `0\r\n${"A: b\r\n".repeat(10_000)}\r\n`],
      ["no last piece", "3\r\nx=1\r\n"],
    ] as const
  ).map(([what, body]) => [
    `a body in pieces with ${what}`,
    request("POST /about", chunked) + body,
    405,
  ]),
);

const lines = namedCases([
  ["bare line feeds only", "GET /about HTTP/1.1\nHost: villa.example\nConnection: close\n\n", 400],
  ["bare returns only", "GET /about HTTP/1.1\rHost: villa.example\rConnection: close\r\r", 400],
  ["a bare line feed in a header", request("GET /about", "A: b\nX-Evil: 1"), 400],
  ["empty lines in front", `\r\n\r\n${request("GET /about")}`, 200],
  ["a folded header", request("GET /about", "A: b\r\n c"), 400],
  ["a header without a colon", request("GET /about", "nonsense"), 400],
  ["a header with a space after its name", request("GET /about", "A : b"), 400],
  ["a header with a NUL", request("GET /about", "A: \0"), 400],
  ["HTTP/0.9", "GET /about\r\n\r\n", 400],
  ["HTTP/1.0 without a Host", "GET /about HTTP/1.0\r\n\r\n", 400],
  ["HTTP/1.0", `GET /about HTTP/1.0\r\n${host}\r\n`, 200],
  ["HTTP/2.0 in clear", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["another protocol", `GET /about SIP/2.0\r\n${host}\r\n`, 400],
  ["two spaces in the first line", `GET  /about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 200],
  ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["an answer instead of a request", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", 400],
  ["random bytes", "\x8f\x1c\xe3\x00\x99\xff\x10\x7f\r\n\r\n", 400],
]);

const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;

const pipelines = namedCases([
  ["ten at once", ask("/about").repeat(9) + request("GET /"), ...Array<number>(10).fill(200)],
  ["a good one, a bad one", ask("/about") + ask("/%zz") + ask("/gallery"), 200, 400],
  ["a good one, rubbish", `${ask("/about")}rubbish\r\n\r\n${ask("/gallery")}`, 200, 400],
  ["a missing one, a redirect", ask("/nothing") + request("GET /en/about"), 404, 301],
  ["one after the end", request("GET /about") + ask("/smuggled"), 200],
  [
    "one after a body in pieces",
    `${post(chunked)}3\r\nx=1\r\n0\r\n\r\n${request("GET /about")}`,
    405,
    200,
  ],
  ["one after a body", `${post("Content-Length: 3")}x=1${request("GET /about")}`, 405, 200],
  [
    "one in a body",
    `${post(`Content-Length: ${smuggled.length}`)}${smuggled}${request("GET /about")}`,
    405,
    200,
  ],
]);

/** Requests whose beginning or end is unclear, and many on one connection. */
export const framing: readonly HostileCase[] = [...smuggling, ...pieces, ...lines, ...pipelines];
