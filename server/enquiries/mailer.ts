import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Enquiry } from "../storage/storage.ts";

/** Sender, recipient and mail server of enquiries. */
export type MailSettings = {
  /** An `smtp:` or `smtps:` address, a secret; null: mails become files in the folder. */
  readonly smtpUrl: string | null;
  readonly to: string;
  /** The sender; null: the login of the mail server where that is an address, else the recipient. */
  readonly from: string | null;
  readonly house: string;
  readonly folder: string;
  /** Time limits; shorter in tests. */
  readonly times?: typeof deliveryTimes;
};

/**
 * How long a delivery may take, in milliseconds. Virus scanners answer late, and a mail server that is
 * cut off delivers all the same: RFC 5321, 4.5.3.2.6, asks for ten minutes after the last byte.
 */
export const deliveryTimes = {
  /** The longest silence of the mail server. */
  silence: 10 * 60_000,
  /** The longest delivery. */
  whole: 10.5 * 60_000,
  /** When another server may try: longer than the longest delivery. */
  lease: 11 * 60_000,
};

/** Limits for name resolution, connection and greeting, in milliseconds. */
const connecting = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000 };

const noAccess = { disableFileAccess: true, disableUrlAccess: true };

/** Sends a mail; rejects if the mail server does not accept it. */
export async function sendMail(
  { id, mail }: Pick<Enquiry, "id" | "mail">,
  settings: MailSettings,
): Promise<void> {
  const { smtpUrl, to, house, folder, times = deliveryTimes } = settings;
  const sender = findSender(settings);
  const message = {
    ...mail,
    to,
    from: { name: house, address: sender },
    messageId: `<${id}@${sender.replace(/^.*@/, "")}>`,
    // Keeps autoresponders from answering.
    headers: { "Auto-Submitted": "auto-generated" },
    signal: AbortSignal.timeout(times.whole),
  };
  if (smtpUrl !== null) {
    const transport = await openTransport(smtpUrl, times.silence);
    await transport.sendMail(message);
    return;
  }
  const { createTransport } = await import("nodemailer");
  const written = createTransport({ streamTransport: true, buffer: true, ...noAccess });
  const { message: bytes } = await written.sendMail(message);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.eml`), bytes as Buffer);
}

async function openTransport(smtpUrl: string, socketTimeout: number) {
  const { createTransport } = await import("nodemailer");
  const { username, hostname } = new URL(smtpUrl);
  const isLoopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return createTransport({
    ...{ url: smtpUrl, socketTimeout, ...connecting, ...noAccess },
    // Passwords are sent to other machines over TLS only.
    requireTLS: username !== "" && !isLoopback,
    // Debian's mail server on this machine has a self-signed certificate.
    ...(isLoopback && { tls: { rejectUnauthorized: false } }),
  });
}

/** The sender: mail servers accept mails from their own accounts. */
function findSender({ smtpUrl, to, from }: Pick<MailSettings, "smtpUrl" | "to" | "from">): string {
  const account = decodeURIComponent(URL.parse(smtpUrl ?? "")?.username ?? "");
  return from ?? (account.includes("@") ? account : to);
}

type MailError = {
  readonly code?: string;
  /** Why a connection failed, where `code` is that of nodemailer: `ECONNREFUSED`. */
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** 552, a full mailbox, is permanent by its number only. */
const mailboxFull = 552;

/** 530: a mail server that wants a login says so to any command. */
const loginNeeded = 530;

/** Describes a failed delivery for the log, without the mail server's text, which may name guests. */
export function describeMailFault(error: unknown) {
  const {
    code = "unknown",
    originalCode,
    command = "",
    responseCode = 0,
  }: MailError = Object(error);
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isPermanent = responseCode >= 500 && responseCode !== mailboxFull;
  return {
    /** `550 to RCPT TO`, `ETIMEDOUT`. */
    fault: responseCode > 0 ? `${responseCode} to ${command}` : (originalCode ?? code),
    /** Whether the mail server refuses temporarily (4xx). */
    isTemporary: responseCode > 0 && !isPermanent,
    /** Whether the mail server refuses permanently (5xx), so that somebody has to act. */
    isPermanent,
    /** Whether the refusal concerns this mail, not the login. */
    isRefused: isPermanent && isAboutMail && responseCode !== loginNeeded,
    /** The setting to check. */
    setting: findSetting(command, responseCode),
  };
}

function findSetting(command: string, responseCode: number): string {
  if (command.startsWith("AUTH") || responseCode === loginNeeded) {
    return "SMTP_URL, its name and password";
  }
  if (command === "MAIL FROM") return "MAIL_FROM, the sender";
  if (command === "RCPT TO") return "ENQUIRY_TO, the recipient";
  if (command === "DATA") return "MAIL_FROM, the sender, and what else the mail provider refuses";
  return "SMTP_URL, its host, port and encryption";
}
