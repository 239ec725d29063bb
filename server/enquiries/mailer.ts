import { join } from "node:path";
import { writeWhole } from "../write-whole.ts";
import type { Enquiry } from "./outbox.ts";

/** From whom and to whom enquiries go, and by what. */
export type MailSettings = {
  /** An `smtp:` or `smtps:` address, a secret; null: mails become files in the folder. */
  readonly smtpUrl: string | null;
  readonly to: string;
  readonly house: string;
  readonly folder: string;
  /** How long a delivery may take, in milliseconds. */
  readonly limitMilliseconds?: number;
};

/** Before a lease ends: then another server may try. */
const usualLimitMilliseconds = 60_000;

/** How long a mail server may be silent, in milliseconds. */
const silence = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

const noAccess = { disableFileAccess: true, disableUrlAccess: true };

/** Hands a mail over; rejects where the mail server has not taken it. */
export async function sendMail(
  { id, receivedAt, mail }: Pick<Enquiry, "id" | "receivedAt" | "mail">,
  settings: MailSettings,
): Promise<void> {
  const { smtpUrl, to, house, folder, limitMilliseconds = usualLimitMilliseconds } = settings;
  const sender = findSender(settings);
  const message = {
    ...mail,
    to,
    from: { name: house, address: sender },
    messageId: `<${id}@${sender.replace(/^.*@/, "")}>`,
    date: new Date(receivedAt),
    // Tells programs that answer by themselves to be silent.
    headers: { "Auto-Submitted": "auto-generated" },
    signal: AbortSignal.timeout(limitMilliseconds),
  };
  if (smtpUrl !== null) {
    const transport = await openTransport(smtpUrl);
    await transport.sendMail(message);
    return;
  }
  const { createTransport } = await import("nodemailer");
  const written = createTransport({ streamTransport: true, buffer: true, ...noAccess });
  const { message: bytes } = await written.sendMail(message);
  await writeWhole(join(folder, `${id}.eml`), bytes as Buffer);
}

/** Connects and logs in as a delivery would; rejects where that cannot be. */
export async function tryConnection(smtpUrl: string): Promise<void> {
  await (await openTransport(smtpUrl)).verify();
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import("nodemailer");
  const { username, hostname } = new URL(smtpUrl);
  // A password goes to no other machine in the clear.
  const requireTLS = username !== "" && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return createTransport({ url: smtpUrl, requireTLS, ...silence, ...noAccess });
}

/** Mail servers take mails from their own people: the account, where that is an address. */
function findSender({ smtpUrl, to }: Pick<MailSettings, "smtpUrl" | "to">): string {
  const account = decodeURIComponent(URL.parse(smtpUrl ?? "")?.username ?? "");
  return account.includes("@") ? account : to;
}

type MailError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** What a log may know of a failed delivery: a server's words may name guests. */
export function describeMailFault(error: unknown) {
  const { code = "unknown", command = "", responseCode = 0 } = Object(error) as MailError;
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    /** `550 to RCPT TO`, `ETIMEDOUT`. */
    fault: responseCode > 0 ? `${responseCode} to ${command}` : code,
    /** Whether the mail server has said that it will never take this mail. */
    isRefused: isAboutMail && responseCode >= 500,
  };
}
