import { addressCases, type HostileCase, words } from "./hostile-case.ts";

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
