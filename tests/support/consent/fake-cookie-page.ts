import type { CookiePage } from "../../../site/consent/page-cookies.ts";

/** A browser's page at an address, whose cookie jar keeps domains and paths apart as browsers do. */
export function fakeCookiePage(address = "http://localhost/") {
  const location = new URL(address);
  const cookies = new Map<string, { name: string; value: string; path: string }>();
  const written: string[] = [];

  function set(text: string): void {
    const [pair = "", ...attributes] = text.split("; ");
    const given = new Map(attributes.map((one) => one.split("=") as [string, string]));
    const domain = given.get("Domain");
    const isOurs = `.${location.hostname}`.endsWith(`.${domain ?? location.hostname}`);
    if (!isOurs || domain?.includes(".") === false) return;
    const name = pair.slice(0, pair.indexOf("="));
    const path = given.get("Path") ?? "/";
    const place = [name, domain, path].join(";");
    cookies.delete(place);
    if (given.get("Max-Age") === "0") return;
    cookies.set(place, { name, value: pair.slice(name.length + 1), path });
  }

  const jar = () => [...cookies.values()];
  const document = {
    get cookie() {
      return jar()
        .filter(({ path }) => covers(path, location.pathname))
        .sort((one, other) => other.path.length - one.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join("; ");
    },
    set cookie(text) {
      written.push(text);
      set(text);
    },
  };
  return {
    location,
    document,
    /** All that is kept. */
    jar,
    /** Every text that was assigned to `document.cookie`. */
    written,
    /** Puts a cookie there that somebody else has set. */
    plant: set,
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
