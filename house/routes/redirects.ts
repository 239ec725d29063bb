// A wrong character here sends guests to another host: whatever follows the prefix of the default
// language, `/en`, must come out as a path that starts with exactly one slash.
import { moved } from "#house/moved.mjs";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { findRoute, routes } from "./routes.ts";

const pathsByMovedPath = new Map(moved.map(({ from, to }) => [from, to]));

const defaultPrefix = new RegExp(`^/${defaultLocale}(?:/+${defaultLocale})*(?:/+|$)`);

/** Characters by which a browser would leave the folder or the host. */
const risky = /\\|%5c|%2f|[^\x21-\x7e]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The target of a permanent redirect, in one hop; undefined if there is none. */
export function findRedirect(path: string): string | undefined {
  if (!path.startsWith("/") || risky.test(path)) return undefined;
  // `/en/about` is `/about` where English is the language without a prefix.
  const unprefixed = path.replace(defaultPrefix, "/");
  const trimmed = removeTrailingSlashes(unprefixed);
  const page = pathsByMovedPath.get(trimmed) ?? trimmed;
  const target = findRoute(page) === undefined ? unprefixed : page;
  return target === path ? undefined : target;
}

/** Linear in the number of slashes. */
function removeTrailingSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "") || "/";
}

const movedPaths = [
  ...moved,
  ...routes
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ path }) => ({ from: removeTrailingSlashes(`/${defaultLocale}${path}`), to: path })),
];

/**
 * Every redirect of a known page as literal paths, for static hosts: moved ones and `/en/…`.
 * Hosts remove a trailing slash themselves, and some would loop on a rule that does. The server
 * knows more: trailing slashes, several slashes, and `/en/` before anything.
 */
export const redirectRules = [
  ...movedPaths,
  ...movedPaths.map(({ from, to }) => ({ from: `${from}/`, to })),
];
