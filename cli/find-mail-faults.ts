import { randomUUID } from "node:crypto";
import type { Content } from "../house/content/content.ts";
import { type Finding, hint, warning } from "../house/findings/finding.ts";
import { describeMailFault, sendMail } from "../server/enquiries/mailer.ts";
import type { Settings } from "../server/settings.ts";

/** A hint if a house takes enquiries and has no mail server or recipient. */
export function* findUnsetMail(
  { facts }: Pick<Content, "facts">,
  { enquiries: { smtpUrl, to } }: Pick<Settings, "enquiries">,
): Iterable<Finding> {
  if (facts.villa.enquiries !== "server" || (smtpUrl !== null && to !== null)) return;
  const text =
    "SMTP_URL and ENQUIRY_TO are not set: the server of a public site needs them for enquiries.";
  yield hint(null, [], text);
}

/** Sends a test mail like an enquiry; a hint if the mail server accepts it or refuses temporarily, else a warning. */
export async function sendTestMail({
  enquiries: { smtpUrl, to, from },
}: Pick<Settings, "enquiries">): Promise<Finding[]> {
  if (smtpUrl === null || to === null) {
    const name = smtpUrl === null ? "SMTP_URL" : "ENQUIRY_TO";
    return [warning(null, [], `${name} is not set: no test mail can be sent.`)];
  }
  const subject = "[Test] Enquiries from your website arrive here";
  const text = "villa ready --mail has sent this. There is no guest to answer.";
  const test = { id: `test-${randomUUID()}`, mail: { subject, text, replyTo: to } };
  try {
    await sendMail(test, { smtpUrl, to, from, house: "villa ready", folder: "" });
    const sentence = `The mail server accepted a test mail to ${to}; look whether it has arrived.`;
    return [hint(null, [], sentence)];
  } catch (error) {
    return [describeTestFault(error)];
  }
}

/** The finding for a failed test mail; a temporary refusal is only a hint. */
function describeTestFault(error: unknown): Finding {
  const { fault, isTemporary, isPermanent, setting } = describeMailFault(error);
  if (isTemporary) {
    const sentence =
      `The mail server does not accept a mail for now (${fault}), which passes by itself: ` +
      "an enquiry is tried again soon.";
    return hint(null, [], sentence);
  }
  const failed = isPermanent
    ? `The mail server refuses a mail (${fault}), which has to be mended`
    : `The mail server cannot be reached (${fault})`;
  return warning(null, [], `${failed}: check ${setting}.`);
}
