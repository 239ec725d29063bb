import type { PageFrames } from "../house/markdown/page-frames.ts";
import type { Manifest } from "./manifest.ts";

const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/** The settings of a site that its headers depend on. */
export type SitePolicy = Pick<Manifest, "siteUrl" | "hosts" | "enquiries" | "newsletter">;

const deniedFeatures =
  "accelerometer camera display-capture geolocation gyroscope hid idle-detection magnetometer " +
  "microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking";

const noFrames: PageFrames = { hosts: [], permissions: {} };

/**
 * The security headers of a response, with the hashes of the styles inlined in it. Other sites may show pictures, for
 * social previews, and nothing else. A page with frames of others lets these in.
 */
export function securityHeaders(
  styleHashes: readonly string[],
  policy: SitePolicy,
  contentType = "",
  frames = noFrames,
): Readonly<Record<string, string>> {
  const isPicture = contentType.startsWith("image/");
  return {
    "Content-Security-Policy": contentSecurityPolicy(styleHashes, policy, frames),
    "Strict-Transport-Security": `max-age=${hstsSeconds}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(frames),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": isPicture ? "cross-origin" : "same-origin",
    // It would block every foreign frame that does not send the same header.
    ...(policy.hosts.frame.length + frames.hosts.length === 0 && {
      "Cross-Origin-Embedder-Policy": "credentialless",
    }),
  };
}

/**
 * The policy as an element for the head of a page that hosts send without our headers. It cannot
 * contain `frame-ancestors`, which browsers read in a header only.
 */
export function policyElement(styleHashes: readonly string[], policy: SitePolicy): string {
  const all = contentSecurityPolicy(styleHashes, policy);
  const directives = all.replace(/; frame-ancestors [^;]*/, "");
  return `<meta http-equiv="Content-Security-Policy" content="${directives}">`;
}

/** What nobody may do, but frames of others that a guest has allowed: a browser asks the page for it, too. */
function permissionsPolicy({ permissions }: PageFrames): string {
  return deniedFeatures
    .split(" ")
    .map((feature) => {
      const hosts = permissions[feature]?.map((host) => ` "${host}"`).join("");
      return hosts ? `${feature}=(self${hosts})` : `${feature}=()`;
    })
    .join(", ");
}

function contentSecurityPolicy(
  styleHashes: readonly string[],
  { siteUrl, hosts, enquiries, newsletter }: SitePolicy,
  frames = noFrames,
): string {
  const framed = [...new Set([...hosts.frame, ...frames.hosts])];
  const service = typeof enquiries === "object" ? enquiries?.service : undefined;
  const forms = [service, newsletter].filter((address) => address !== undefined);
  const formOrigins = new Set(forms.map((address) => new URL(address).origin));
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hosts.script],
    ["style-src", "'self'", ...styleHashes],
    ["img-src", "'self'", "data:", ...hosts.image],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...hosts.connect],
    ...(framed.length > 0 ? [["frame-src", ...framed]] : []),
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", ...formOrigins],
    ["frame-ancestors", "'none'"],
    // The tag manager assigns plain strings to script addresses and to markup, under policy names
    // that change with its releases: with Trusted Types required none of its tags would run. The
    // same goes for other people's scripts.
    ...(hosts.script.length > 0
      ? []
      : [
          ["require-trusted-types-for", "'script'"],
          ["trusted-types", "'none'"],
        ]),
    // On a site served over http it would send every address of the page to a port without TLS.
    ...(siteUrl.startsWith("https:") ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
