import { type Cookie, formatCookie, parseCookies } from "../../domain/cookies.ts";

/** The parts of a window that cookies need; tests use a stub. */
export type CookiePage = {
  readonly document: { cookie: string };
  readonly location: {
    readonly protocol: string;
    readonly hostname: string;
    readonly pathname: string;
  };
};

/** The cookies that the page can read; none if the browser refuses. */
export function listCookies(page: CookiePage): readonly Cookie[] {
  try {
    return parseCookies(page.document.cookie);
  } catch {
    return [];
  }
}

/** The value of a cookie; undefined if there is none or several with different values. */
export function readCookie(page: CookiePage, name: string): string | undefined {
  const values = listCookies(page).filter((cookie) => cookie.name === name);
  const [first] = values;
  return values.every(({ value }) => value === first?.value) ? first?.value : undefined;
}

/** Stores a cookie for the whole site, SameSite Strict; returns whether the browser has kept it. */
export function writeCookie(
  page: CookiePage,
  name: string,
  value: string,
  lifetimeDays: number,
): boolean {
  // A copy on a deeper path would hide the new one.
  if (readCookie(page, name) !== value) deleteCookie(page, name);
  setCookie(page, formatCookie({ name, value }, lifetimeDays, "Strict"));
  return readCookie(page, name) === value;
}

/** Deletes a cookie on every parent domain and every parent path. */
export function deleteCookie(page: CookiePage, name: string): void {
  for (const domain of listDomains(page)) {
    for (const path of listPaths(page)) {
      setCookie(page, `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`);
    }
  }
}

function setCookie(page: CookiePage, cookie: string): void {
  try {
    page.document.cookie = page.location.protocol === "https:" ? `${cookie}; Secure` : cookie;
  } catch {
    // Sandboxed pages and browsers that refuse storage have no cookies.
  }
}

/** The page's own host (the empty text), then it and its parents as domains. */
function listDomains({ location }: CookiePage): readonly string[] {
  const labels = location.hostname.split(".");
  return ["", ...labels.map((_label, index) => labels.slice(index).join("."))];
}

/** `/`, and each folder of the page's path with and without a slash at its end. */
function listPaths({ location }: CookiePage): readonly string[] {
  const parts = location.pathname.split("/").filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
