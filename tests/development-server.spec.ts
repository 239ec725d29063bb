// `npm run dev` answers like the server, with what the sources hold now.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { redirectRules } from "../house/routes/redirects.ts";
import { paths } from "../house/routes/routes.ts";
import { missingPath, primary, second, third } from "./support/languages.ts";
import { readLine } from "./support/read-line.ts";
import { type Question, sendRequest } from "./support/send-request.ts";
import { timeLimit } from "./support/time-limit.ts";

// One server answers all of them.
test.describe.configure({ mode: "default" });

let server: ChildProcessByStdio<null, Readable, null>;
let address = "";

test.beforeAll(async () => {
  test.setTimeout(timeLimit(60_000));
  const program = join(import.meta.dirname, "../build/dev/dev.ts");
  server = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", SITE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await readLine(server.stdout, /^Development server at (\S+)$/m, "It");
});

test.afterAll(() => void server.kill());

const ask = (path: string, question?: Question) => sendRequest(address + path, question);

test("it chooses the language of `/`", async () => {
  expect((await ask("/")).body.toString()).toContain(`<html lang="${primary}"`);
  if (second === primary) return;
  const answer = await ask("/?x=1", { headers: { "Accept-Language": second } });
  expect([answer.status, answer.headers.location]).toEqual([302, `${paths.home[second]}?x=1`]);
});

test("it has what the server has, redirects, and refuses", async () => {
  const stay = "?arrival=2027-07-03&departure=2027-07-10";
  const prices = paths["pricing-and-availability"][second];
  const moved = redirectRules.slice(0, 1).map(({ from, to }) => [from, 301, to] as const);
  for (const [path, status, part] of [
    [`/${primary}${paths.about[primary]}`, 301, paths.about[primary]],
    ...moved,
    ["/desk/", 301, "/desk"],
    ["/desk", 200, "<title>Desk</title>"],
    ["/api/availability", 200, '"taken":['],
    [`/api/quote${stay}&adults=2`, 200, '"arrival":"2027-07-03"'],
    ["/api/quote", 400, "arrival: expected a date"],
    ["/calendar.ics", 200, "BEGIN:VCALENDAR"],
    [prices, 200, `<html lang="${second}"`],
    [prices + stay, 200, 'value="2027-07-03"'],
    [`${prices}/ask`, 200, 'method="post"'],
    [`${prices}/_payload.json?x`, 200, '"page":"pricing-and-availability"'],
    [missingPath(third), 404, `<html lang="${third}"`],
    ["/%00", 400, ""],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.location ?? answer.body.toString(), path).toContain(part);
  }
  expect((await ask(prices)).body.toString()).not.toContain('value="2027-07-03"');
  expect((await ask(paths.about[primary], { method: "POST" })).status).toBe(405);
});
