import { addressCases, type HostileCase, words } from "./hostile-case.ts";

const malformed = [
  ...words(`
    /% /%2 /%zz /%u0041 /%-1 /about% /about%2 /hr/%E0%A4%A /%E0%A4 /%80 /%FF /%FE%FF /%C0%AF
    /%C1%9C /%C0%AE%C0%AE/etc/passwd /%E0%80%AE%E0%80%AE/etc/passwd /%F0%80%80%AE/etc/passwd
    /%F5%80%80%80 /%ED%A0%80 /%00 /about%00 /about%00.html /%00/../about /assets/%00.js /\xff
    /\xc5\xa1 /\xc0\xaf /hr/o-vili\xe0\xa4 /\\evil.example \\evil.example /\\/evil.example
    /\\\\evil.example /..\\..\\etc\\passwd /about\\ /en/\\evil.example /hr\\..\\about
    /about#contents /# # about ? ?x=1 * . .. evil.example evil.example:80 @evil.example
    ftp://evil.example/ file:///etc/passwd javascript:alert(1) data:text/html,x http: http:/
    http:// http:///about http://me@evil.example/ http://me:secret@evil.example/
    http://evil.example:port/ http://evil.example:999999/ http://[::1/ https:evil.example
    ws://evil.example/ /about\x01 /about\x1f /about\x7f /about?x=\x01 /about?x=\x7f /about?x=\xff
    /en/about?x=\xff
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
    //evil.example //evil.example/ //evil.example/about //evil.example/%2e%2e ///evil.example
    ////evil.example/.. //evil.example:80/en/about //user@evil.example/ /en/..//evil.example
    /en/%2f%2fevil.example /en/%2fevil.example /en/%5cevil.example /en/%5c%5cevil.example/
    /%2fevil.example /%2f%2fevil.example /%5cevil.example /%5c/evil.example /http://evil.example
    /https:%2f%2fevil.example /%68ttp://evil.example /.. /../ /../.. /../etc/passwd
    /../../../../../../../../etc/passwd /./about /about/. /about/.. /about/../about /hr/../about
    /hr/./o-vili /%2e%2e/etc/passwd /%2e%2e%2fetc%2fpasswd /%2e/about /.%2e/etc/passwd
    /%2E%2E/%2E%2E/manifest.json /%252e%252e/manifest.json /%252e%252e%252fmanifest.json
    /%25252e%25252e/manifest.json /..%2fmanifest.json /..%5cmanifest.json /..%255cmanifest.json
    /..;/manifest.json /..;x=1/manifest.json /%2e%2e;/manifest.json /....//manifest.json
    /.../manifest.json /..%20/manifest.json /..%0a/manifest.json /..%0d%0aX-Evil:%201
    /assets/../manifest.json /assets/..%2fmanifest.json /assets/%2e%2e/manifest.json
    /assets/%2e%2e%2f%2e%2e%2fserver.js /pictures/../../server.js /pictures/..%2f..%2fserver.js
    /manifest.json /server.js /render.js /render-context.json /availability.ics/ /.built
    /.vite/manifest.json /.env /.git/config /.data/feeds /etc/passwd /C:/windows/win.ini
    /c%3a/windows/win.ini /index.html /about.html /about.html.br /about.br /404.html /500.html
    /hr.html /hr/404.html /About /ABOUT /HR /abou%74 /%61bout /about%2f /about%20 /about%09
    /about. /about;x=1 /about:80 /about%3Fx=1 /about%23x //about /hr//o-vili /%C4%87
    /%EF%BC%8F%EF%BC%8Fevil.example /%E2%80%AE /__proto__ /constructor /hasOwnProperty /toString
    /hr/__proto__ /__proto__/_payload.json /assets/__proto__ /<script>alert(1)</script>
    /%3Cscript%3Ealert(1)%3C/script%3E /%0d%0aSet-Cookie:%20evil=1 /%0aLocation:%20//evil.example
    /{{7*7}} /;ls /|ls /wp-admin/setup.php /cgi-bin/test.cgi /nice%20ports%2C/Tri%6Eity.txt%2ebak
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
    /en/https:evil.example /en/@evil.example /en/.evil.example /en/javascript:alert /about//
    /hr/// /de/galerie//
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
