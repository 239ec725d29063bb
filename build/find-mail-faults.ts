import { randomUUID } from "node:crypto";
import { describeMailFault, sendMail } from "../server/enquiries/mailer.ts";
import type { Settings } from "../server/settings.ts";
import type { Content } from "./content/content.ts";

/** What has to be mended, and what to look at, a sentence each. */
type Found = Readonly<Record<"errors" | "warnings", readonly string[]>>;

/** Whether a house that takes enquiries knows where they go; a sentence where it does not. */
export function* findUnsetMail(
  { facts }: Pick<Content, "facts">,
  { enquiries: { smtpUrl, to } }: Pick<Settings, "enquiries">,
): Iterable<string> {
  if (facts.villa.enquiries !== "server" || (smtpUrl !== null && to !== null)) return;
  yield "SMTP_URL and ENQUIRY_TO are not set: the server of a public site needs them for enquiries.";
}

/** Sends a test mail as an enquiry is sent. */
export async function sendTestMail({ enquiries }: Pick<Settings, "enquiries">): Promise<Found> {
  const { smtpUrl, to, from } = enquiries;
  if (smtpUrl === null || to === null) {
    const name = smtpUrl === null ? "SMTP_URL" : "ENQUIRY_TO";
    return { errors: [`${name} is not set: no test mail can be sent.`], warnings: [] };
  }
  const subject = "[Test] Enquiries from your website arrive here";
  const text = "villa ready --mail has sent this. There is no guest to answer.";
  const test = { id: `test-${randomUUID()}`, mail: { subject, text, replyTo: to } };
  try {
    await sendMail(test, { smtpUrl, to, from, house: "villa ready", folder: "" });
    return {
      errors: [],
      warnings: [`The mail server accepted a test mail to ${to}; look whether it has arrived.`],
    };
  } catch (error) {
    return describeTestFault(error);
  }
}

/** What the test mail's fault says to the owner: one that passes by itself is no error. */
function describeTestFault(error: unknown): Found {
  const { fault, isTemporary, isPermanent, setting } = describeMailFault(error);
  if (isTemporary) {
    const sentence = `The mail server does not accept a mail for now (${fault}), which passes by itself: an enquiry is tried again soon.`;
    return { errors: [], warnings: [sentence] };
  }
  const failed = isPermanent
    ? `The mail server refuses a mail (${fault}), which has to be mended`
    : `The mail server cannot be reached (${fault})`;
  return { errors: [`${failed}: check ${setting}.`], warnings: [] };
}
