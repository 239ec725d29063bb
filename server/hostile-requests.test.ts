// What no browser sends: every case gets the answer that it should, nothing leaks, nobody is led
// away, and the next visitor is served.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { framing } from "../tests/hostile/framing.ts";
import { headerFields } from "../tests/hostile/header-fields.ts";
import {
  exchange,
  type HostileCase,
  headerOf,
  request,
  type WireAnswer,
} from "../tests/hostile/hostile-case.ts";
import { addresses, hosts, methods } from "../tests/hostile/request-lines.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { createLogger } from "./logger.ts";
import { readSettings } from "./settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";

let distFolder: string;
let server: RunningServer;

beforeAll(async () => {
  distFolder = await writeFakeDist();
  const env = { PORT: "0", HOST: "127.0.0.1" };
  const log = createLogger("silent", () => {});
  server = await startServer({ distFolder, env, settings: readSettings(env), log });
});

afterAll(async () => {
  await server.close(1000);
  await rm(distFolder, { recursive: true });
});

const tables: Readonly<Record<string, readonly HostileCase[]>> = {
  addresses,
  hosts,
  methods,
  framing,
  "header fields": headerFields,
};

const traceOfCode =
  /node_modules|node:internal|\.[jt]sx?:\d+|^\s+at |\b(?:Type|Range|Syntax)Error\b/m;
const protectingHeaders = [
  ["content-security-policy", /^default-src 'none'; script-src 'self';/],
  ["strict-transport-security", /^max-age=\d{8}/],
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["permissions-policy", /\bgeolocation=\(\)/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["cross-origin-resource-policy", /^(?:same|cross)-origin$/],
  ["cross-origin-embedder-policy", /^credentialless$/],
] as const;
const pageOnOurHost = /^\/(?![/\\])[\x21-\x7e]*$/;

it.each(Object.entries(tables))(
  "%s of all kinds get the answer that they should",
  async (_name, table) => {
    const port = Number(new URL(server.address).port);
    for (const { what, bytes, statuses } of table) {
      const answers = await exchange(port, bytes);
      expect
        .soft(
          answers.map(({ status }) => status),
          what,
        )
        .toEqual(statuses);
      for (const answer of answers) expect.soft(findHarm(answer), what).toEqual([]);
      const [next] = await exchange(port, request("GET /about"));
      expect.soft(next?.status, `the next visitor after ${what}`).toBe(200);
    }
  },
);

/** What of an answer could hurt anyone, one sentence each. */
function findHarm(answer: WireAnswer): readonly string[] {
  if (answer.status === 100) return [];
  const names = answer.headers.map(([name]) => name);
  const missing = protectingHeaders.filter(
    ([name, expected]) => !expected.test(headerOf(answer, name) ?? ""),
  );
  const { location = "/", ...rest } = Object.fromEntries(answer.headers);
  const harms: Readonly<Record<string, boolean>> = {
    "It fails.": answer.status >= 500,
    "It says what the server is.": names.includes("server") || names.includes("x-powered-by"),
    "A header comes twice.": new Set(names).size < names.length,
    "It leads to another host.": !pageOnOurHost.test(location),
    "It is no help to those who use another method.":
      (answer.status === 405) !== (rest["allow"] === "GET, HEAD"),
    "It shows where the code failed.": traceOfCode.test(answer.body),
    // A cache or a visitor could take what comes back from the request for ours.
    "It repeats what was sent.": /evil|alert\(1\)/i.test(JSON.stringify(rest) + answer.body),
  };
  return [
    ...missing.map(([name]) => `It lacks ${name}.`),
    ...Object.keys(harms).filter((harm) => harms[harm]),
  ];
}
