// What the owner reads after a test mail, against a real mail server that refuses one command after another.
import { expect, it } from "vitest";
import { readSettings } from "../server/settings.ts";
import { findFreePort } from "../tests/support/server/listen-locally.ts";
import { startMailServer } from "../tests/support/server/mail-server.ts";
import { sendTestMail } from "./find-mail-faults.ts";

const to = "host@villa.example";
const account = ["apikey", "word"] as const;

/** What is to be mended, and what is only told, after a test mail. */
async function send(url: string, changes: Record<string, string> = {}) {
  const settings = readSettings({ SMTP_URL: url, ENQUIRY_TO: to, ...changes });
  const found = await sendTestMail(settings);
  const list = (wanted: string) =>
    found.filter(({ level }) => level === wanted).map(({ text }) => text);
  return { errors: list("warning"), warnings: list("hint") };
}

it("One marked test mail arrives, from the sender and at the recipient of enquiries.", async () => {
  await using server = await startMailServer({ account });
  const { errors, warnings } = await send(server.url, { MAIL_FROM: "site@villa.example" });
  expect([errors, warnings]).toEqual([[], [expect.stringContaining(`a test mail to ${to};`)]]);
  expect([server.senders, server.recipients]).toEqual([["site@villa.example"], [to]]);
  expect(server.mails).toEqual([expect.stringMatching(/\r\nSubject: \[Test\] /)]);
});

it.each([
  ["MAIL FROM", "MAIL_FROM, the sender"],
  ["RCPT TO", "ENQUIRY_TO, the recipient"],
  ["DATA", "MAIL_FROM, the sender, and what else the mail provider refuses"],
] as const)("%s refused for good has to be mended: %s.", async (command, setting) => {
  await using server = await startMailServer({ account });
  server.refuse(550, command);
  const sentence = `The mail server refuses a mail (550 to ${command}), which has to be mended: check ${setting}.`;
  expect(await send(server.url)).toEqual({ errors: [sentence], warnings: [] });
  server.refuse(450, command);
  const { errors, warnings } = await send(server.url);
  expect(errors).toEqual([]);
  expect(warnings[0]).toContain(`(450 to ${command}), which passes by itself`);
});

it("A wrong password is named as such, without being shown.", async () => {
  await using server = await startMailServer({ account });
  const { errors } = await send(server.url.replace("word", "secret"));
  expect(errors).toEqual([
    "The mail server refuses a mail (535 to AUTH PLAIN), which has to be mended: check SMTP_URL, its name and password.",
  ]);
});

it("A mail server that wants a login says so where none is given.", async () => {
  await using server = await startMailServer({ account });
  const { errors } = await send(server.url.replace("apikey:word@", ""));
  expect(errors[0]).toMatch(/\(530 to MAIL FROM\).* check SMTP_URL, its name and password\.$/);
});

it("A mail server that is not there is named by what the system says.", async () => {
  const { errors } = await send(`smtp://127.0.0.1:${await findFreePort()}`);
  expect(errors).toEqual([
    "The mail server cannot be reached (ECONNREFUSED): check SMTP_URL, its host, port and encryption.",
  ]);
});

it("A certificate that nobody has signed is named, but on this machine it is accepted.", async () => {
  await using server = await startMailServer();
  // For all that the client knows, another machine.
  const { errors } = await send(server.url.replace("127.0.0.1", "0.0.0.0"));
  expect(errors[0]).toMatch(/\((?:DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)\): check SMTP_URL/);
  expect((await send(server.url)).errors).toEqual([]);
});

it("Without a mail server or a recipient nothing is sent.", async () => {
  await using server = await startMailServer();
  expect((await send("")).errors).toEqual(["SMTP_URL is not set: no test mail can be sent."]);
  const { errors } = await send(server.url, { ENQUIRY_TO: "" });
  expect(errors).toEqual(["ENQUIRY_TO is not set: no test mail can be sent."]);
  expect(server.mails).toEqual([]);
});
