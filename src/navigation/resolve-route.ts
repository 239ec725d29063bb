import { findRoute, type Route } from "../routes.ts";
import { RouteError } from "./route-error.ts";

/** What a middleware knows: where the visitor is, and where they are going. */
type MiddlewareContext = { readonly from: Route | undefined; readonly to: Route };

/** Runs before a page is shown; `false` refuses the page. */
export type Middleware = (context: MiddlewareContext) => boolean | undefined;

/** What a path asks for besides its page. */
type RouteRule = {
  /** Leads elsewhere on our site, for good. */
  readonly redirect?: string;
  /** Names of middleware, run in this order. */
  readonly middleware?: readonly string[];
  /** Whether the address is one that the page can show. */
  readonly validate?: (url: URL) => boolean;
};

/** Rules by exact path; `*` applies to every page. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

/** The path that a path has moved to, with the query and hash of the address. */
export function findRuleRedirect(url: URL, rules: RouteRules): string | undefined {
  const rule = Object.hasOwn(rules, url.pathname) ? rules[url.pathname] : undefined;
  return rule?.redirect === undefined ? undefined : rule.redirect + url.search + url.hash;
}

/**
 * The route of an address, validated and let through by its middleware. Throws a `RouteError` with
 * the specification's words where there is none, and an `Error` for a middleware nobody has defined.
 */
export function resolveRoute(
  url: URL,
  {
    from,
    rules,
    middleware,
  }: {
    from: Route | undefined;
    rules: RouteRules;
    middleware: Readonly<Record<string, Middleware>>;
  },
): Route {
  const fullPath = url.pathname + url.search + url.hash;
  const to = findRoute(url.pathname);
  if (!to) throw new RouteError(`Page not found: ${fullPath}`, 404, url.pathname);
  const applicable = [rules["*"], rules[url.pathname]].filter((rule) => rule !== undefined);
  for (const { validate, middleware: names = [] } of applicable) {
    if (validate && !validate(url)) refuse();
    for (const name of names) {
      const run = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
      if (!run) throw new Error(`Unknown route middleware: '${name}'.`);
      if (run({ from, to }) === false) refuse();
    }
  }
  return to;

  function refuse(): never {
    throw new RouteError(`Page Not Found: ${fullPath}`, 404, url.pathname);
  }
}
