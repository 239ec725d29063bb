import type { CookiePage } from "../../../app/consent/page-cookies.ts";

type StoredCookie = {
  name: string;
  value: string;
  domain: string;
  path: string;
  isHostOnly: boolean;
};

/** A page with a cookie jar that keeps domains and paths apart as browsers do, and its contents. */
export type FakeCookiePage = CookiePage & {
  readonly jar: readonly StoredCookie[];
  /** Every text that was assigned to `document.cookie`. */
  readonly written: readonly string[];
  /** Puts a cookie there that somebody else has set. */
  readonly plant: (cookie: string) => void;
};

/** A stand-in for a browser's page at an address. */
export function fakeCookiePage(address = "http://localhost/"): FakeCookiePage {
  const location = new URL(address);
  const jar: StoredCookie[] = [];
  const written: string[] = [];

  function set(text: string): void {
    const [pair = "", ...attributes] = text.split("; ");
    const end = pair.indexOf("=");
    const name = pair.slice(0, end);
    const given = new Map(attributes.map((one) => one.split("=") as [string, string]));
    const domain = given.get("Domain") ?? location.hostname;
    const isOurs = location.hostname === domain || location.hostname.endsWith(`.${domain}`);
    if (!isOurs || (given.has("Domain") && !domain.includes("."))) return;
    const path = given.get("Path") ?? "/";
    const isHostOnly = !given.has("Domain");
    const known = jar.findIndex(
      (one) =>
        one.name === name &&
        one.domain === domain &&
        one.path === path &&
        one.isHostOnly === isHostOnly,
    );
    if (known >= 0) jar.splice(known, 1);
    const isTooLong = pair.length > 4096;
    if (given.get("Max-Age") !== "0" && !isTooLong) {
      jar.push({ name, value: pair.slice(end + 1), domain, path, isHostOnly });
    }
  }

  return {
    location,
    jar,
    written,
    plant: set,
    document: {
      get cookie() {
        return jar
          .filter(({ path }) => covers(path, location.pathname))
          .sort((a, b) => b.path.length - a.path.length)
          .map(({ name, value }) => `${name}=${value}`)
          .join("; ");
      },
      set cookie(text) {
        written.push(text);
        set(text);
      },
    },
  };
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}

/** A page whose browser refuses storage: it throws wherever cookies are touched. */
export const blockedCookiePage: CookiePage = {
  location: new URL("https://villa.example/"),
  document: {
    get cookie(): string {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    },
    set cookie(_text: string) {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    },
  },
};
