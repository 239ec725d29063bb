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
}
