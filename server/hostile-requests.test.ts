// What no browser sends: every request gets the answer that it should, nothing leaks, nobody is led
// away, and the next visitor is served.
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from "fast-check";
import { afterAll, expect, it } from "vitest";
import { addresses, request, requests, unheeded } from "../tests/hostile/requests.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { sendRaw } from "../tests/support/server/raw-request.ts";
import { createLogger } from "./logger.ts";
import { readSettings } from "./settings.ts";
import { startServer } from "./start-server.ts";

const distFolder = await writeFakeDist();
const env = { PORT: "0", HOST: "127.0.0.1" };
const log = createLogger("silent", () => {});
const server = await startServer({ distFolder, env, settings: readSettings(env), log });

afterAll(() => server.close(0));

const traceOfCode =
  /node_modules|node:internal|\.[jt]sx?:\d+|^\s+at |\b(?:Type|Range|Syntax)Error\b/m;
const protectingHeaders = {
  "content-security-policy": /^default-src 'none'; script-src 'self';/,
  "strict-transport-security": /^max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /\bgeolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(?:same|cross)-origin$/,
  "cross-origin-embedder-policy": /^credentialless$/,
} as const;
const pageOnOurHost = /^\/(?![/\\])[\x21-\x7e]*$/;

/** One answer as it came; names of headers in small letters, repeated ones too. */
type WireAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Sends bytes to the server and returns all answers; rejects unless it hangs up. */
async function exchange(bytes: string): Promise<readonly WireAnswer[]> {
  const answers: WireAnswer[] = [];
  let rest = await sendRaw(Number(new URL(server.address).port), bytes);
  while (rest !== "") {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (head === null) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const [all, code, lines = ""] = head;
    const headers = [...lines.matchAll(/(.+?): (.*)\r\n/g)].map(
      ([, name = "", value = ""]) => [name.toLowerCase(), value] as const,
    );
    const status = Number(code);
    const hasBody = status >= 200 && status !== 304;
    const { "content-length": length = 0 } = hasBody ? Object.fromEntries(headers) : {};
    const end = all.length + Number(length);
    const body = rest.slice(all.length, end);
    if (rest.length < end) throw new Error(`An answer of ${length} bytes has ${body.length}.`);
    answers.push({ status, headers, body });
    rest = rest.slice(end);
  }
  return answers;
}

/** Sends bytes, and then what a visitor would; what comes to the first may harm nobody. */
async function send(bytes: string): Promise<readonly WireAnswer[]> {
  const answers = await exchange(bytes);
  const what = JSON.stringify(bytes.slice(0, 300));
  for (const answer of answers) expect.soft(findHarm(answer), what).toEqual([]);
  const [next] = await exchange(request("GET /about"));
  expect.soft(next?.status, `the next visitor after ${what}`).toBe(200);
  return answers;
}

it("Requests of all kinds get the answers that they should.", async () => {
  for (const [bytes, ...statuses] of requests) {
    const answers = await send(bytes);
    expect
      .soft(
        answers.map(({ status }) => status),
        JSON.stringify(bytes.slice(0, 300)),
      )
      .toEqual(statuses);
  }
});

const anyJunk = oneof(string({ unit: "binary-ascii" }), string({ unit: "grapheme" }));
const junk = ["*", "__proto__", "q=NaN", ";q=0", ",", "\xff", '"', "../", "hr", "de;q=0.1", "br"];
const names = ["Accept-Encoding", "Accept-Language", "Cookie", "If-None-Match", "Range", "Referer"];
const anyValue = array(oneof(constantFrom(...junk, "i18n_redirected=", "bytes=0-"), anyJunk));
const anyField = oneof(
  constantFrom(...unheeded),
  tuple(constantFrom(...names), anyValue).map(([name, parts]) => `${name}: ${parts.join("")}`),
);

it("Nor does any mixture of them do harm.", async () => {
  const anyTarget = array(constantFrom(...Object.values(addresses).flat(), "/", "%", "\\", "?"), {
    minLength: 1,
    maxLength: 3,
  });
  const anyMethod = constantFrom("GET", "GET", "GET", "POST", "BREW", "");
  await assert(
    asyncProperty(anyMethod, anyTarget, array(anyField), async (method, target, fields) => {
      const bytes = request(`${method} ${target.join("")}`, ...fields);
      const [answer] = await send(bytes);
      expect(answer?.status).toBeGreaterThanOrEqual(200);
    }),
  );
});

/** What of an answer could hurt anyone, one sentence each. */
function findHarm({ status, headers, body }: WireAnswer): readonly string[] {
  if (status === 100) return [];
  const { location = "/", ...rest } = Object.fromEntries(headers);
  const harms: Readonly<Record<string, boolean>> = {
    "It fails.": status >= 500,
    "It says what the server is.": "server" in rest || "x-powered-by" in rest,
    "A header comes twice.": new Set(headers.map(([name]) => name)).size < headers.length,
    "It leads to another host.": !pageOnOurHost.test(location),
    "It is no help to those who use another method.":
      (status === 405) !== (rest["allow"] === "GET, HEAD"),
    "It shows where the code failed.": traceOfCode.test(body),
    // A cache or a visitor could take what comes back from the request for ours.
    "It repeats what was sent.": /evil|alert\(1\)/i.test(JSON.stringify(rest) + body),
  };
  return [
    ...Object.entries(protectingHeaders).filter(([name, value]) => !value.test(rest[name] ?? "")),
    ...Object.keys(harms).filter((harm) => harms[harm]),
  ].map(String);
}
