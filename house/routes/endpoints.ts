const json = "application/json; charset=utf-8";
const text = "text/plain; charset=utf-8";

/** A path for programs: no page, and no other file of the build. */
export type Endpoint = {
  readonly path: string;
  /** The `Content-Type` of its answer. */
  readonly type: string;
  /** The cache time of a file of the calendar, which the build writes, too; null if it is no such file. */
  readonly cache: "minute" | null;
};

/**
 * All endpoints. The server answers them in `answer-endpoint.ts`; those that are files are written by `calendar-assets.ts`, for
 * the server and for the build. Host files follow this table, and a test compares the nginx example with it.
 */
export const endpoints = {
  /** The taken nights, for the browsers of visitors. */
  availability: { path: "/api/availability", type: json, cache: "minute" },
  /** The taken nights, for other platforms. */
  calendar: {
    path: "/calendar.ics",
    type: "text/calendar; charset=utf-8",
    cache: "minute",
  },
  /** The price of a stay. */
  quote: { path: "/api/quote", type: json, cache: null },
  /** The state of the feeds, for the owner. */
  feedStatus: { path: "/api/availability/status", type: json, cache: null },
  /** The result of the owner's last change, for the desk. */
  publication: { path: "/desk/publication.txt", type: text, cache: null },
  /** Health checks for balancers. */
  alive: { path: "/healthz", type: text, cache: null },
  ready: { path: "/readyz", type: text, cache: null },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof endpoints;

const all = Object.entries(endpoints) as readonly (readonly [EndpointName, Endpoint])[];
const namesByPath = new Map(all.map(([name, { path }]) => [path, name]));

/** The endpoints that static hosts have as files. */
export const fileEndpoints = all.flatMap(([, { cache, ...one }]) =>
  cache ? [{ ...one, cache }] : [],
);

/** The name of the endpoint at exactly this path, if there is one. */
export function findEndpoint(path: string): EndpointName | undefined {
  return namesByPath.get(path);
}
