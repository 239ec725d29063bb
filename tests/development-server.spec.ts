// `npm run dev` answers like the server, with what the sources hold now.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { redirectRules } from "../app/redirects.ts";
import { pages } from "../app/routes.ts";
import { missingPath, primary, second, third } from "./support/languages.ts";
import { readLine } from "./support/read-line.ts";
import { type Question, sendRequest } from "./support/send-request.ts";

// One server answers all of them.
test.describe.configure({ mode: "default" });

let server: ChildProcessByStdio<null, Readable, null>;
let address = "";

test.beforeAll(async () => {
  test.setTimeout(60_000);
  const program = join(import.meta.dirname, "../build/dev.ts");
  server = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", SITE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await readLine(server.stdout, /^Development server at (\S+)$/m, "It");
});

test.afterAll(() => void server.kill());

const ask = (path: string, question?: Question) => sendRequest(address + path, question);

test("it chooses the language of `/`, and redirects for good", async () => {
  if (second !== primary) {
    const answer = await ask("/?x=1", { headers: { "Accept-Language": second } });
    expect([answer.status, answer.headers.location]).toEqual([302, `${pages.home[second]}?x=1`]);
  }
  expect((await ask("/")).body.toString()).toContain(`<html lang="${primary}"`);
  for (const [from, to] of [
    [`/${primary}${pages.about[primary]}`, pages.about[primary]],
    ...redirectRules.slice(0, 1).map((rule) => [rule.from, rule.to]),
  ]) {
    const { status, headers } = await ask(from ?? "");
    expect([status, headers.location], from).toEqual([301, to]);
  }
});

test("it has the calendar, for guests and for platforms", async () => {
  const calendar = await ask("/api/availability");
  expect(JSON.parse(calendar.body.toString())).toMatchObject({ taken: expect.any(Array) });
  expect((await ask("/calendar.ics")).body.toString()).toMatch(/^BEGIN:VCALENDAR/);
});

test("it renders a page, its data, and the stay in its address", async () => {
  const path = pages["pricing-and-availability"][second];
  const query = "?arrival=2027-07-03&departure=2027-07-10";
  const [plain, asked] = [await ask(path), await ask(path + query)];
  expect([plain.status, asked.status]).toEqual([200, 200]);
  expect(asked.body.toString()).toContain('value="2027-07-03"');
  expect(plain.body.toString()).not.toContain('value="2027-07-03"');
  const payload = JSON.parse((await ask(`${path}/_payload.json?x`)).body.toString());
  expect(payload).toMatchObject({ page: "pricing-and-availability", locale: second });
});

test("it has the owner's desk, with or without a slash", async () => {
  const { status, headers } = await ask("/desk/");
  expect([status, headers.location]).toEqual([301, "/desk"]);
  expect((await ask("/desk")).body.toString()).toContain("<title>Desk</title>");
});

test("it says what is missing and what is refused", async () => {
  const missing = await ask(missingPath(third));
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain(`<html lang="${third}"`);
  expect((await ask(pages.about[primary], { method: "POST" })).status).toBe(405);
  expect((await ask("/%00")).status).toBe(400);
});
