import { addressCases, type HostileCase, words } from "./hostile-case.ts";

const malformed = [
  ...words(`
    /% /%zz /%u0041 /about% /hr/%E0%A4%A /%80 /%FF /%C0%AF /%C0%AE%C0%AE/etc/passwd
    /%E0%80%AE%E0%80%AE/etc/passwd /%F0%80%80%AE/etc/passwd /%ED%A0%80 /%00 /about%00 /\xff
    /\xc0\xaf /hr/o-vili\xe0\xa4 /\\evil.example \\evil.example /\\/evil.example /\\\\evil.example
    /..\\..\\etc\\passwd /about\\ /hr\\..\\about /about#contents /# # about ? ?x=1 * . ..
    evil.example @evil.example ftp://evil.example/ file:///etc/passwd javascript:alert(1)
    data:text/html,x http: http:/ http:///about http://me@evil.example/
    http://me:secret@evil.example/ http://evil.example:port/ http://evil.example:999999/
    http://[::1/ https:evil.example ws://evil.example/ /about\x01 /about?x=\x01 /about?x=\x7f
    /about?x=\xff /en/about?x=\xff
  `),
  `/${"\xc5\xa1".repeat(4000)}`,
  "http://evil example/",
  "/about\x0b",
  "/about\t",
  "/a b",
  "/\0",
  "/a\0b",
];

const unknown = [
  ...words(`
    //evil.example //evil.example/ //evil.example/about //evil.example/%2e%2e //user@evil.example/
    /en/..//evil.example /en/%2f%2fevil.example /en/%5c%5cevil.example/ /%2fevil.example
    /%2f%2fevil.example /%5cevil.example /http://evil.example /https:%2f%2fevil.example
    /%68ttp://evil.example /.. /../ /../.. /../etc/passwd /../../../../../../../../etc/passwd
    /about/.. /about/../about /hr/../about /%2e%2e/etc/passwd /%2e%2e%2fetc%2fpasswd /%2e/about
    /%2E%2E/%2E%2E/manifest.json /%252e%252e/manifest.json /..%2fmanifest.json /..%5cmanifest.json
    /..;/manifest.json /....//manifest.json /..%0d%0aX-Evil:%201 /assets/../manifest.json
    /assets/..%2fmanifest.json /assets/%2e%2e/manifest.json /assets/%2e%2e%2f%2e%2e%2fserver.js
    /pictures/../../server.js /manifest.json /server.js /render-context.json /availability.ics/
    /.built /.env /.git/config /.data/feeds /etc/passwd /C:/windows/win.ini /index.html /about.html
    /404.html /hr/404.html /About /abou%74 /about%2f /about%20 /about. /about;x=1 /about%3Fx=1
    //about /%C4%87 /%EF%BC%8F%EF%BC%8Fevil.example /%E2%80%AE /__proto__ /hasOwnProperty
    /__proto__/_payload.json /assets/__proto__ /<script>alert(1)</script>
    /%3Cscript%3Ealert(1)%3C/script%3E /%0d%0aSet-Cookie:%20evil=1 /%0aLocation:%20//evil.example
    /{{7*7}} /wp-admin/setup.php /nice%20ports%2C/Tri%6Eity.txt%2ebak
  `),
  "/about$",
  "/'\"><img>",
  `/${"a/".repeat(4000)}`,
  `/${"../".repeat(2700)}`,
  `/${"%2e%2e%2f".repeat(900)}`,
  `/${"a".repeat(8191)}`,
];

/** Prefixes and slashes that are taken away: what remains must be a path of ours. */
const moved = [
  ...words(`
    /en//evil.example /en///evil.example/ /en/en//evil.example /en/http://evil.example
    /en/https:evil.example /en/@evil.example /en/.evil.example /en/javascript:alert /about// /hr///
    /de/galerie//
  `),
];

const tooLong = [
  `/${"a".repeat(8192)}`,
  `/${"a".repeat(20_000)}`,
  `/${"a".repeat(200_000)}`,
  `/about?${"x".repeat(9000)}`,
  `/${"%61".repeat(3000)}`,
  `http://evil.example/${"a".repeat(9000)}`,
];

/** Addresses that are nonsense, that are not ours, that lead elsewhere, and that are too long. */
export const addresses: readonly HostileCase[] = [
  ...addressCases(400, malformed),
  ...addressCases(404, unknown),
  ...addressCases(301, moved),
  ...addressCases(414, tooLong),
];
