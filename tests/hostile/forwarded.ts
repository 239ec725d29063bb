import { type HostileCase, namedCases, request } from "./hostile-case.ts";

const lines = [
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: https",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-Port: 1",
  "X-Forwarded-For: 127.0.0.1",
  "X-Forwarded-Server: evil.example",
  "X-Forwarded-Prefix: //evil.example",
  "X-Forwarded-Scheme: https",
  "X-Forwarded-Path: /hr",
  "X-Original-Host: evil.example",
  "X-Original-URL: /hr",
  "X-Rewrite-URL: /hr",
  "X-Host: evil.example",
  "X-HTTP-Host-Override: evil.example",
  "Forwarded: for=127.0.0.1;host=evil.example;proto=https",
  'Forwarded: host="evil.example", host=\xff',
  "Via: 1.1 evil.example",
  "X-Real-IP: 127.0.0.1",
  "True-Client-IP: 127.0.0.1",
  "CF-Connecting-IP: 127.0.0.1",
  "Front-End-Https: on",
  "Base-Url: //evil.example",
  "Destination: //evil.example",
  "Proxy: http://evil.example",
];

/** What a proxy says of the request: whoever sends it, pages and redirects are those of `SITE_URL`. */
export const forwarded: readonly HostileCase[] = namedCases(
  lines.flatMap((line) => [
    [`a page with ${line}`, request("GET /about", line), 200] as const,
    [`a redirect with ${line}`, request("GET /en/about", line), 301] as const,
  ]),
);
