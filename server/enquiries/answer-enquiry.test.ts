import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { defaultLocale, type Locale, locales } from "../../domain/locales/locales.ts";
import { findPage, formPage, paths, payloadPath } from "../../house/routes/routes.ts";
import type { emptyForm } from "../../site/enquiry/enquiry-fields.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import {
  createFakeManifest,
  fakeRenderer,
  startFakeServer,
} from "../../tests/support/server/fake-site.ts";
import { sendRaw } from "../../tests/support/server/raw-request.ts";
import { createLogger } from "../logger.ts";
import type { Enquiry } from "../storage/storage.ts";
import { openLimits } from "./limits.ts";
import { createFindNetwork } from "./network.ts";
import { createStamps } from "./stamps.ts";

const pathIn = (locale: Locale) => findPage(formPage, locale)?.path ?? "";
const path = pathIn(defaultLocale);
const prices = paths["pricing-and-availability"][defaultLocale];
const minute = 60_000;

let time: number;
let received: Enquiry[];
let receive: (enquiry: Enquiry) => Promise<void>;
const now = () => new Date(time);
const log = { ...createLogger("silent", () => {}), warn: vi.fn() };
const stamps = createStamps("a secret of sixteen letters", now);

beforeEach(() => {
  time = Date.parse("2026-11-25T16:00:00Z");
  received = [];
  receive = async (enquiry) => void received.push(enquiry);
  vi.clearAllMocks();
});

async function start(changes: Parameters<typeof startFakeServer>[0] = {}) {
  const limits = await openLimits(null, now);
  const manifest = createFakeManifest({ enquiries: "server" });
  const networkOf = createFindNetwork([{ address: "127.0.0.0", bits: 8 }]);
  const taking = { stamps, limits, networkOf, now, receive: (one: Enquiry) => receive(one) };
  const { port } = await startFakeServer({ manifest, taking, log, ...changes });
  const origin = `http://127.0.0.1:${port}`;

  /** Posts a form as a browser does, from a network. */
  async function post(
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
    target = path,
  ) {
    const type = "application/x-www-form-urlencoded";
    const own = { origin, "content-type": type, "x-forwarded-for": "192.0.2.1", ...headers };
    const body = String(new URLSearchParams(fields));
    const answer = await sendRequest(origin + target, { method: "POST", headers: own, body });
    return { ...answer, text: answer.body.toString() };
  }
  return { origin, post };
}

const rightFields = { name: "Ana", email: "ana@mail.example", message: "Is there a cot?" };

/** A form that a person has had open for a minute. */
function filledIn(changes: Readonly<Record<string, string>> = {}) {
  const form = { ...rightFields, form: stamps.make(), ...changes };
  time += minute;
  return form;
}

it("An enquiry is kept before the guest is thanked, and as one however often it is sent.", async () => {
  const { post } = await start();
  const form = filledIn();
  for (let times = 0; times < 3; times += 1) {
    const { status, headers } = await post(form);
    expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
    expect(headers.location).toBe(`${path}?sent`);
  }
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(received[0]?.mail.replyTo).toBe("ana@mail.example");
  await post({ ...form, message: "Is there a high chair, too?" });
  expect(new Set(received.map(({ id }) => id)).size).toBe(2);
});

it("A guest is not thanked for what could not be kept, and gets back what was typed.", async () => {
  receive = () => Promise.reject(new Error("The disk is full."));
  const { post } = await start();
  const { status, text } = await post(filledIn());
  expect(status).toBe(503);
  expect(text).toContain('"notice":"failed"');
  expect(text).toContain("Is there a cot?");
});

type Fields = Record<string, string>;

/** What is changed of a form that is right, what its request says, and how long it is open besides. */
it.each<[what: string, status: number, said: RegExp, Fields, Fields?, open?: number]>([
  ["of another site", 403, /Forbidden/, {}, { origin: "https://evil.example" }],
  ["of another site, by its browser", 403, /F/, {}, { "sec-fetch-site": "cross-site" }],
  ["from nowhere", 403, /Forbidden/, {}, { origin: "null" }],
  ["larger than 16 kB", 413, /too large/, { message: "a".repeat(17_000) }],
  ["without a stamp", 422, /again/, { form: "" }],
  ["with a stamp of one's own", 422, /again/, { form: "form.zzzz.signature" }],
  ["two days old", 422, /again/, {}, {}, 49 * 60 * minute],
  ["faster than a person's", 422, /again/, {}, {}, -minute],
  ["with the field that nobody sees", 422, /again/, { topic: "x" }],
  ["of a clock that was ahead", 422, /again/, {}, {}, -5 * minute],
  ["without a name", 422, /"name":"missing"/, { name: " \u202e\u0000\u200b\u2060 " }],
  ["without an address", 422, /"email":"address"/, { email: "ana" }],
  [
    "with letters few mail servers know",
    422,
    /"email":"letters"/,
    { email: "jürgen@bücher.example" },
  ],
  ["with such letters and no host", 422, /"email":"address"/, { email: "jürgen" }],
  ["with two addresses", 422, /"email":"address"/, { email: "a@b.example, c@d.example" }],
  ["of no stay", 422, /"departure":"reversed"/, { arrival: "2027-06-12", departure: "2027-06-05" }],
])("A post %s is refused.", async (_, status, said, changes, headers, open = 0) => {
  const { post } = await start();
  const form = filledIn(changes);
  time += open;
  const answer = await post(form, headers);
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(said);
  expect(received).toEqual([]);
});

it("Behind a proxy that names another host, a post from the public address is received.", async () => {
  const { post } = await start();
  const origin = "http://localhost:3000";
  for (const headers of [{}, { "sec-fetch-site": "same-origin" }]) {
    const { status } = await post(filledIn(), { host: "10.0.0.7:4000", origin, ...headers });
    expect(status).toBe(303);
  }
  expect(log.warn).not.toHaveBeenCalled();
});

it("A post that looks like a wrong proxy is told to the owner, once a day; a foreign one is not.", async () => {
  const { post } = await start();
  const refused = { host: "10.0.0.7:4000", origin: "https://www.villa.example" };
  const send = async (headers: Record<string, string>) => {
    expect((await post(filledIn(), headers)).status).toBe(403);
  };
  await send({ ...refused, "sec-fetch-site": "cross-site" });
  await send({ ...refused, origin: "null" });
  expect(log.warn).not.toHaveBeenCalled();
  for (let hours = 0; hours < 30; hours += 5) {
    await send(refused);
    time += 5 * 60 * minute;
  }
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringMatching(/\bHost\b.*proxy_set_header Host/),
    host: "10.0.0.7:4000",
  });
});

it("Characters that nobody sees are no part of a name or an address.", async () => {
  const { post } = await start();
  const invisible = fc.constantFrom(
    ..."\u00ad\u200b\u200c\u200d\u200e\u2060\u2066\u202e\ufeff\ufe0f\u180e\u034f",
  );
  const strewn = (text: string) =>
    fc
      .array(fc.array(invisible, { maxLength: 2 }), {
        minLength: text.length,
        maxLength: text.length,
      })
      .map((all) => all.map((some, index) => some.join("") + text[index]).join(""));
  await fc.assert(
    fc.asyncProperty(strewn("ana@mail.example"), strewn("Ana Maria"), async (email, name) => {
      const { status } = await post(filledIn({ email, name }));
      expect(status).toBe(303);
      expect(received.at(-1)?.mail.replyTo).toBe("ana@mail.example");
      expect(received.at(-1)?.mail.subject).toContain("Ana Maria");
    }),
    { numRuns: 50 },
  );
});

it("An emoji of several keeps its parts in the message.", async () => {
  const { post } = await start();
  await post(filledIn({ message: "We are 👨‍👩‍👧" }));
  expect(received[0]?.mail.text).toBe("We are 👨‍👩‍👧");
});

it("The address of the form says that it takes a post, and no other does.", async () => {
  const { origin } = await start();
  const allowed = async (target: string) => {
    const { status, headers } = await sendRequest(origin + target, { method: "PUT" });
    return [status, headers["allow"]];
  };
  expect(await allowed(path)).toEqual([405, "GET, HEAD, POST"]);
  expect(await allowed(prices)).toEqual([405, "GET, HEAD"]);
});

it("The form is at its own address, at that of 2.0, and as data: for its guest alone.", async () => {
  const { origin, post } = await start();
  const ask = async (target: string) => {
    const { status, headers, body } = await sendRequest(origin + target);
    return { status, cache: headers["cache-control"], to: headers.location, text: String(body) };
  };
  const query = "arrival=2027-06-05&departure=2027-06-12&guests=2";
  const form = await ask(`${path}?${query}`);
  expect([form.status, form.cache]).toEqual([200, "private, no-cache"]);
  expect(form.text).toContain('"arrival":"2027-06-05","departure":"2027-06-12","guests":"2"');
  expect(await ask(`${prices}?ask&${query}`)).toMatchObject({
    status: 302,
    to: `${path}?${query}`,
  });
  const { cache, text } = await ask(payloadPath(path));
  expect(cache).toBe("private, no-cache");
  time += minute;
  // A form that was open before an update posts to the earlier address.
  const sent = { ...rightFields, form: JSON.parse(text).stamp, arrival: "2027-06-05" };
  const { status, headers } = await post({ ...sent, departure: "2027-06-12" }, {}, `${prices}?ask`);
  expect([status, headers.location]).toEqual([
    303,
    `${path}?sent&arrival=2027-06-05&departure=2027-06-12`,
  ]);
  const thanks = await ask(headers.location ?? "");
  expect([thanks.status, thanks.cache]).toEqual([200, "private, no-cache"]);
  expect(thanks.text).toContain('"isSent":true');
});

it("A form with faults is kept by the guest's own browser, for the way back.", async () => {
  const { post } = await start();
  const { status, headers } = await post(filledIn({ name: "" }));
  expect([status, headers["cache-control"]]).toEqual([422, "private, no-cache"]);
});

it("Where too many wait, the form and a post get a page in the guest's language.", async () => {
  const other = locales.at(-1) ?? defaultLocale;
  const pathThere = pathIn(other);
  const { origin, post } = await start({
    renderer: { ...fakeRenderer, renderForm: () => undefined, writeMail: () => undefined },
  });
  const form = await sendRequest(origin + pathThere);
  expect(form.status).toBe(503);
  expect(form.headers["content-type"]).toContain("text/html");
  expect([form.headers["retry-after"], form.headers["cache-control"]]).toEqual(["60", "no-store"]);
  expect(form.body.toString()).toBe(`The bytes of errors/${other}-503.html`);
  const answer = await post(filledIn(), {}, pathThere);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "60"]);
  expect(answer.text).toBe(`The bytes of errors/${other}-429.html`);
});

it("What is sent in pieces is counted as it comes, and a guest who goes away does no harm.", async () => {
  const { origin } = await start();
  const { port } = new URL(origin);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\n`;
  const piece = `4000\r\n${"a".repeat(0x4000)}\r\n`;
  const chunked = `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${piece}${piece}0\r\n\r\n`;
  expect(await sendRaw(Number(port), chunked)).toMatch(/^HTTP\/1.1 413 /);
  await sendRaw(Number(port), `${head}Content-Length: 900\r\n\r\nname=`, (socket) =>
    socket.destroy(),
  );
  expect((await sendRequest(origin)).status).toBe(200);
  expect(received).toEqual([]);
});

it.each([
  ["was open for too long", 3 * 24 * 60],
  ["is of a clock that was ahead", -10],
])("A form that %s is sent with the stamp that it comes back with.", async (_, minutes) => {
  const { post } = await start();
  const form = filledIn();
  time += minutes * minute;
  const { text } = await post(form);
  time += minute;
  const { stamp } = JSON.parse(text.slice(text.indexOf("{"))) as typeof emptyForm;
  expect((await post({ ...form, form: stamp })).status).toBe(303);
});

it("Nobody can send many: not from one network, and not from many at once.", async () => {
  const { post } = await start();
  const form = filledIn();
  const statuses = [];
  for (let times = 0; times < 7; times += 1) statuses.push((await post(form)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  const last = await post(form);
  expect(last.headers["retry-after"]).toBe("60");
  expect(last.text).toContain("Is there a cot?");
  // Of IPv6 a network has many addresses, and of what a stranger says before them nothing counts.
  time += minute;
  const forms = Array.from({ length: 7 }, (_, index) => `1.2.3.${index}, 2001:db8::${index}`);
  const sent = await Promise.all(forms.map((list) => post(form, { "x-forwarded-for": list })));
  expect(sent.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  time += minute;
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(form, { "x-forwarded-for": `198.51.100.${index}` }),
    ),
  );
  expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
});

it("Whatever is typed, no character of it reaches a header line, and no answer is a 500.", async () => {
  const { post } = await start();
  const nasty = fc.constantFrom(
    ...["\r\nBcc: x@y.example", "\0", "<script>alert(1)</script>", "\u202eevil", "=?utf-8?q?x?="],
    ...["a".repeat(3000), "%0d%0aTo: x@y.example", "🏖️", "\u2028", "{}", "'; drop", "\t", "\ufeff"],
    "\ud800",
  );
  const field = fc
    .array(fc.oneof(nasty, fc.string({ unit: "binary" })), { maxLength: 4 })
    .map((all) => all.join(""));
  const email = field.map((typed) => `a${typed}@mail.example`);
  const others = { name: field, phone: field, message: field, arrival: field, guests: field };
  const forms = fc.record({ email, ...others });
  await fc.assert(
    fc.asyncProperty(forms, async (fields) => {
      const { status } = await post(filledIn(fields));
      expect([303, 413, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  for (const { mail } of received) {
    expect(mail.replyTo).toMatch(/^[\x21-\x7e]+@mail\.example$/);
    expect(mail.text).not.toMatch(/[\0\u202a-\u202e]/);
  }
});

it("Ready pages are answered while robots post.", async () => {
  const { origin, post } = await start();
  const robots = Promise.all(
    Array.from({ length: 500 }, () =>
      post({ ...rightFields, form: "x" }, { "x-forwarded-for": "203.0.113.9" }),
    ),
  );
  const pagesRead = [];
  for (let read = 0; read < 50; read += 1) {
    pagesRead.push((await sendRequest(origin + paths["about"]?.[defaultLocale])).status);
  }
  expect(new Set(pagesRead)).toEqual(new Set([200]));
  expect((await robots).filter(({ status }) => status === 429).length).toBeGreaterThan(480);
  expect(received).toEqual([]);
});
