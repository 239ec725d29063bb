// Against a real SMTP server: what was received arrives, once, whatever happens on the way.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { hasRedis, startRedis } from "../../tests/support/feeds/redis-process.ts";
import { type MailServer, startMailServer } from "../../tests/support/server/mail-server.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Enquiry, Outbox } from "../storage/storage.ts";
import { createDelivery } from "./delivery.ts";
import { deliveryTimes, type MailSettings, sendMail } from "./mailer.ts";

const to = "host@villa.example";
const minute = 60_000;
const day = 24 * 60 * minute;

let time: number;
let folder: string;
const now = () => new Date(time);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  time = Date.parse("2026-11-25T16:00:00Z");
  folder = createTemporaryFolder({});
  vi.clearAllMocks();
});

function enquiryOf(id: string): Enquiry {
  const at = now().toISOString();
  const mail = {
    subject: "Enquiry: 5–12 June",
    text: "Grüße, Čudo 你好",
    replyTo: "ana@mail.example",
  };
  return { id, receivedAt: at, mail, tries: 0, nextAt: at };
}

function deliver(
  outbox: Outbox,
  smtpUrl: string,
  { from = null, times = deliveryTimes }: Partial<Pick<MailSettings, "from" | "times">> = {},
) {
  const settings = { smtpUrl, to, from, times, house: "Villa Test", folder };
  const send = (one: Enquiry) => sendMail(one, settings);
  return createDelivery({ outbox, send, log, now, leaseMilliseconds: times.lease });
}

/** Of a client that gives up soon. */
const shortTimes = { silence: 500, whole: 500, lease: 1000 };

const open = async (url: string | null = null) => (await openStorage(url, folder, log)).outbox;

describe("A mail server", () => {
  it("gets the mail of an enquiry once, with the guest as the one to reply to", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url);
    await delivery.receive(enquiryOf("one"));
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    expect(server.mails).toHaveLength(1);
    const [mail = ""] = server.mails;
    expect(server.senders).toEqual([to]);
    expect(mail).toContain("\r\nReply-To: ana@mail.example\r\n");
    expect(mail).toContain("\r\nMessage-ID: <one@villa.example>\r\n");
    expect(mail).toMatch(/\r\nTo: host@villa\.example\r\n/);
    expect(server.recipients).toEqual([to]);
    expect(delivery.waiting()).toBe(0);
    expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/ana|Grüße|June/);
  });

  it.each([
    ["STARTTLS and a password", { isSecure: false }],
    ["TLS from the start and a password", { isSecure: true }],
  ])("may want %s", async (_, { isSecure }) => {
    await using server = await startMailServer({
      isSecure,
      account: ["me@villa.example", "pass@word"],
    });
    const delivery = deliver(await open(), server.url);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    expect(server.mails).toHaveLength(1);
    // Mail servers take mails from the account that has logged in.
    expect(server.senders).toEqual(["me@villa.example"]);
    expect(server.mails[0]).toMatch(/\r\nFrom: Villa Test <me@villa\.example>\r\n/);
  });

  it("whose login is no address may want a sender of its own", async () => {
    await using server = await startMailServer({ account: ["apikey", "word"] });
    const delivery = deliver(await open(), server.url, { from: "site@villa.example" });
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    expect(server.senders).toEqual(["site@villa.example"]);
    expect(server.mails[0]).toMatch(/\r\nFrom: Villa Test <site@villa\.example>\r\n/);
    expect(server.mails[0]).toContain("\r\nMessage-ID: <one@villa.example>\r\n");
  });

  it("that answers after minutes gets one copy, whatever other servers do meanwhile", async () => {
    await using server = await startMailServer();
    // The real times, a hundred times as fast: of the ten minutes, the answer takes five.
    const short = (milliseconds: number) => milliseconds / 100;
    const times = {
      silence: short(deliveryTimes.silence),
      whole: short(deliveryTimes.whole),
      lease: short(deliveryTimes.lease),
    };
    server.behave("accept", short(5 * minute));
    const outbox = await open();
    const [first, second] = [outbox, outbox].map((one) => deliver(one, server.url, { times }));
    await first?.receive(enquiryOf("one"));
    await server.next;
    while (first?.waiting() && log.warn.mock.calls.length === 0) {
      await second?.deliverDue();
      await nextTurn();
    }
    await second?.deliverAll();
    expect(server.mails).toHaveLength(1);
    expect(await outbox.list()).toEqual([]);
  });

  it("stamps a mail with the time at which it is sent", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url);
    time -= 30 * day;
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    const [, date = ""] = /\r\nDate: (.*)\r\n/.exec(server.mails[0] ?? "") ?? [];
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(minute);
  });

  it("that says later, cuts the line or is silent is asked again, after growing pauses", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url, { times: shortTimes });
    server.refuse(450);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    const pauses = [];
    for (const behaviour of ["cut", 450, "hang", 450] as const) {
      if (typeof behaviour === "number") server.refuse(behaviour);
      else server.behave(behaviour);
      const [waiting] = await delivery.list();
      pauses.push(Date.parse(waiting?.nextAt ?? "") - time);
      time = Date.parse(waiting?.nextAt ?? "") - 1;
      await delivery.deliverDue();
      expect(await delivery.list()).toEqual([waiting]);
      time += 1;
      await delivery.deliverDue();
    }
    expect(pauses).toEqual([0.5, 1, 2, 4].map((minutes) => minutes * minute));
    server.behave("accept");
    time += 60 * minute;
    await delivery.deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  it("that is away for an hour gets it when it is back", async () => {
    const server = await startMailServer();
    await server.stop();
    const delivery = deliver(await open(), server.url);
    await delivery.receive(enquiryOf("one"));
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await delivery.deliverDue();
      time += minute;
    }
    expect(log.warn.mock.calls.length).toBeLessThan(10);
    await using back = await startMailServer({ port: server.port });
    time += 60 * minute;
    await delivery.deliverDue();
    expect(back.mails).toHaveLength(1);
  });

  it("that never will is asked once a day, which the log says with what to do, for 90 days", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url);
    server.refuse(550);
    await delivery.receive(enquiryOf("one"));
    for (const days of [1, 1, 87, 2, 1]) {
      await delivery.deliverDue();
      await delivery.deliverDue();
      time += days * day;
    }
    expect(server.asked).toBe(5);
    const said = log.error.mock.calls.map(([{ message }]) => message);
    expect(said[0]).toContain("check ENQUIRY_TO");
    expect(said[0]).toContain("node dist/server.js enquiries");
    expect(said.at(-1)).toContain("deleted");
    expect(JSON.stringify(log.error.mock.calls)).not.toContain("host@");
    expect(await delivery.list()).toEqual([]);
  });

  it("that never would is asked again when the host says so", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url);
    server.refuse(550);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    server.behave("accept");
    await delivery.deliverAll();
    expect(server.mails).toHaveLength(1);
  });

  it("that is full, or refuses the login, is asked again within the hour", async () => {
    await using server = await startMailServer({ account: ["me", "word"] });
    const delivery = deliver(await open(), server.url);
    server.refuse(552);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    expect((await delivery.list())[0]?.fault).toBe("552 to RCPT TO");
    const wrong = deliver(await open(), server.url.replace("word", "other"));
    time += minute;
    await wrong.deliverDue();
    expect((await delivery.list())[0]?.fault).toBe("535 to AUTH PLAIN");
    expect(log.error.mock.calls[0]?.[0].message).toContain("check SMTP_URL, its name and password");
    server.behave("accept");
    time += 60 * minute;
    await delivery.deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  it("gets what waited while the site was off for a winter before that may be deleted", async () => {
    await using server = await startMailServer();
    const delivery = deliver(await open(), server.url);
    server.refuse(450);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    time += 100 * day;
    await delivery.deliverDue();
    expect(await delivery.list(), "one failure may be that of a start").toHaveLength(1);
    server.behave("accept");
    time += day;
    await delivery.deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  it.each([1, 20, 26, 2400])(
    "gets what a clock has planned that was %i hours ahead",
    async (hours) => {
      await using server = await startMailServer();
      const delivery = deliver(await open(), server.url);
      server.refuse(550);
      time += hours * 60 * minute;
      await delivery.receive(enquiryOf("one"));
      await delivery.deliverDue();
      time -= hours * 60 * minute;
      server.behave("accept");
      await delivery.deliverDue();
      expect(server.mails).toHaveLength(1);
    },
  );

  it("gets no password in the clear", async () => {
    await using server = await startMailServer({ account: ["me", "word"], hasTls: false });
    // For all that the client knows, another machine.
    const url = server.url.replace("127.0.0.1", "0.0.0.0");
    const delivery = deliver(await open(), url);
    await delivery.receive(enquiryOf("one"));
    await delivery.deliverDue();
    expect(server.logins).toBe(0);
    expect((await delivery.list())[0]?.fault).toContain("STARTTLS");
  });
});

describe("An outbox", () => {
  it.each(["a folder", ...(hasRedis ? ["a Redis"] : [])])(
    "in %s is shared by servers, and every enquiry delivered by one",
    async (kind) => {
      const redis = kind === "a Redis" ? await startRedis() : undefined;
      if (redis) onTestFinished(redis.kill);
      const url = redis?.url ?? null;
      await using server = await startMailServer();
      const outboxes = await Promise.all([open(url), open(url)]);
      const servers = outboxes.map((outbox) => deliver(outbox, server.url));
      const ids = Array.from({ length: 20 }, (_unused, index) => `enquiry-${index}`);
      // Each is sent twice at once, to both.
      await Promise.all(ids.flatMap((id) => servers.map((one) => one.receive(enquiryOf(id)))));
      await Promise.all(servers.map((one) => one.deliverDue()));
      await Promise.all(servers.map((one) => one.deliverDue()));
      const found = server.mails.map((mail) => /Message-ID: <(.*)@/.exec(mail)?.[1]);
      expect(found.sort()).toEqual(ids.sort());
      await Promise.all(servers.map((one) => one.stop()));
    },
  );
});

/** How far another process comes before it is killed, and what must be true then. */
const moments = {
  "before it is written": { isKept: false, delivered: 0 },
  "once it is written": { isKept: true, delivered: 0 },
  "once it is claimed": { isKept: true, delivered: 0 },
  "while it is delivered": { isKept: true, delivered: 0 },
  "after the mail server has taken it": { isKept: true, delivered: 1 },
} as const;

describe("A server that is killed", () => {
  it.each(Object.entries(moments))(
    "%s loses nothing that was thanked",
    async (moment, expected) => {
      await using server = await startMailServer();
      const child = startKilled(moment, server);
      let thanked = false;
      child.stdout?.on("data", (text) => {
        thanked ||= String(text).includes("thanked");
      });
      if (moment === "while it is delivered") {
        server.behave("hang");
        await server.next;
        child.kill("SIGKILL");
      }
      const [, signal] = await once(child, "exit");
      expect(signal).toBe("SIGKILL");
      expect(thanked).toBe(expected.isKept);
      expect(server.mails).toHaveLength(expected.delivered);
      server.behave("accept");
      // The lease of the dead ends by itself.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + deliveryTimes.lease + minute });
      time = Date.now();
      await deliver(await open(), server.url).deliverDue();
      vi.useRealTimers();
      const ids = server.mails.map((mail) => /Message-ID: (.*)\r/.exec(mail)?.[1]);
      expect(new Set(ids).size).toBe(expected.isKept ? 1 : 0);
      expect(server.mails.length).toBe(expected.isKept ? expected.delivered + 1 : 0);
      expect(await (await open()).list()).toEqual([]);
    },
  );
});

function startKilled(moment: string, server: MailServer): ChildProcess {
  const script = `
    import { openStorage } from "${import.meta.dirname}/../storage/open-storage.ts";
    import { sendMail } from "${import.meta.dirname}/mailer.ts";
    import { createDelivery } from "${import.meta.dirname}/delivery.ts";
    const moment = ${JSON.stringify(moment)};
    const die = () => process.kill(process.pid, "SIGKILL");
    const log = { info() {}, warn() {}, error() {} };
    const { outbox } = await openStorage(null, ${JSON.stringify(folder)}, log);
    const send = async (one) => {
      if (moment === "once it is claimed") die();
      await sendMail(one, ${JSON.stringify({ smtpUrl: server.url, to, from: null, house: "Villa Test", folder })});
      if (moment.startsWith("after")) die();
    };
    const delivery = createDelivery({ outbox, send, log, now: () => new Date() });
    if (moment.startsWith("before")) die();
    const enquiry = ${JSON.stringify(enquiryOf("one"))};
    await outbox.add(enquiry);
    process.stdout.write("thanked", () => {
      if (moment === "once it is written") die();
      else void delivery.deliverDue();
    });
    setInterval(() => {}, 1000);
  `;
  return spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}
