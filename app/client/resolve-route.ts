import { findRoute, type Route } from "../routes.ts";

/** Runs before the page of a route is shown; `false` refuses the page. */
type Middleware = (to: Route) => boolean | undefined;

/** What a path asks for besides its page. */
type RouteRule = {
  /** Leads elsewhere on our site, for good. */
  readonly redirect?: string;
  /** Names of middleware, run in this order. */
  readonly middleware?: readonly string[];
  /** Whether the address is one that the page can show. */
  readonly validate?: (to: Route, search: string) => boolean;
};

/** Rules by exact path; `*` applies to every page. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

/** The path that a path has moved to, with the query and hash of the address. */
export function findRuleRedirect(url: URL, rules: RouteRules): string | undefined {
  const rule = Object.hasOwn(rules, url.pathname) ? rules[url.pathname] : undefined;
  return rule?.redirect === undefined ? undefined : rule.redirect + url.search + url.hash;
}

/** A navigation that ends on the error page. */
export class RouteError extends Error {
  override readonly name = "RouteError";
  readonly status: number;
  readonly data: { readonly path: string };

  constructor(message: string, status: number, path: string) {
    super(message);
    this.status = status;
    this.data = { path };
  }

  /** Whether the fault is ours: what is not there, or not allowed, is none. */
  get fatal(): boolean {
    return this.status >= 500;
  }
}

/**
 * The route of an address, validated and let through by its middleware. Throws a `RouteError`: 404
 * where there is none or it is refused, 500 for a middleware that nobody has defined.
 */
export function resolveRoute(
  { pathname, search, hash }: URL,
  { rules, middleware }: { rules: RouteRules; middleware: Readonly<Record<string, Middleware>> },
): Route {
  const fullPath = pathname + search + hash;
  const to = findRoute(pathname);
  if (!to) throw new RouteError(`Page not found: ${fullPath}`, 404, pathname);
  const applicable = [rules["*"], rules[pathname]].filter((rule) => rule !== undefined);
  for (const { validate, middleware: names = [] } of applicable) {
    if (validate && !validate(to, search)) refuse();
    for (const name of names) {
      const run = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
      if (!run) throw new RouteError(`Unknown route middleware: '${name}'.`, 500, pathname);
      if (run(to) === false) refuse();
    }
  }
  return to;

  function refuse(): never {
    throw new RouteError(`Page Not Found: ${fullPath}`, 404, pathname);
  }
}
