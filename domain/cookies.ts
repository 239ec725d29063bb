/** A cookie as it is sent and read; the same name may come several times, from several paths. */
export type Cookie = { readonly name: string; readonly value: string };

/** The cookie that remembers the language a visitor has chosen. */
export const localeCookieName = "i18n_redirected";

const secondsPerDay = 24 * 60 * 60;

/** The cookies of a `Cookie` header or of `document.cookie`, in their order. */
export function parseCookies(text: string): readonly Cookie[] {
  return text
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes("="))
    .map((pair) => {
      const end = pair.indexOf("=");
      return { name: pair.slice(0, end), value: pair.slice(end + 1) };
    });
}

/** The text that stores a cookie for the whole site, for `Set-Cookie` as for `document.cookie`. */
export function formatCookie(
  { name, value }: Cookie,
  lifetimeDays: number,
  sameSite: "Lax" | "Strict",
): string {
  return `${name}=${value}; Max-Age=${lifetimeDays * secondsPerDay}; Path=/; SameSite=${sameSite}`;
}
