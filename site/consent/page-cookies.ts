import { type Cookie, formatCookie, parseCookies } from "../../domain/cookies.ts";

/** The parts of a browser's page that cookies need; tests have a stand-in. */
export type CookiePage = {
  readonly document: { cookie: string };
  readonly location: {
    readonly protocol: string;
    readonly hostname: string;
    readonly pathname: string;
  };
};

/** The cookies that the page can see; none where the browser refuses to tell. */
export function listCookies(page: CookiePage): readonly Cookie[] {
  try {
    return parseCookies(page.document.cookie);
  } catch {
    return [];
  }
}

/** The value of a cookie; undefined where there is none, or several that contradict each other. */
export function readCookie(page: CookiePage, name: string): string | undefined {
  const values = listCookies(page).filter((cookie) => cookie.name === name);
  const [first] = values;
  return values.every(({ value }) => value === first?.value) ? first?.value : undefined;
}

/** Stores a cookie for the whole site, strict, and says whether the browser has kept it. */
export function writeCookie(
  page: CookiePage,
  name: string,
  value: string,
  lifetimeDays: number,
): boolean {
  // A copy that somebody has left on a deeper path would hide ours.
  if (readCookie(page, name) !== value) deleteCookie(page, name);
  setCookie(page, formatCookie({ name, value }, lifetimeDays, "Strict"));
  return readCookie(page, name) === value;
}

/** Deletes a cookie wherever it may lie: on every parent domain, and on every parent path. */
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
    // A sandboxed page, or a browser that refuses storage: there is nothing to set or to delete.
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
