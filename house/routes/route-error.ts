/** No page is at an address; the visitor gets the error page in its place, and goes on from there. */
export class RouteError extends Error {
  override readonly name = "RouteError";
  readonly status = 404;
  readonly fatal = false;
  readonly data: { readonly path: string };

  constructor({
    pathname,
    search,
    hash = "",
  }: Pick<URL, "pathname" | "search"> & { hash?: string }) {
    super(`Page not found: ${pathname}${search}${hash}`);
    this.data = { path: pathname };
  }
}
