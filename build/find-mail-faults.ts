import { describeMailFault, tryConnection } from "../server/enquiries/mailer.ts";
import type { Settings } from "../server/settings.ts";
import type { Content } from "./content/content.ts";
import { type Finding, hint, warning } from "./content/finding.ts";

/** Whether a house that takes enquiries knows where they go. */
export function* findUnsetMail(
  { facts }: Pick<Content, "facts">,
  { enquiries: { smtpUrl, to } }: Pick<Settings, "enquiries">,
): Iterable<Finding> {
  if (facts.villa.enquiries !== "server" || (smtpUrl !== null && to !== null)) return;
  const text =
    "SMTP_URL and ENQUIRY_TO are not set: the server of a public site needs them for enquiries.";
  yield hint(null, [], text);
}

/** Connects to the mail server and logs in; a warning where that fails. */
export async function tryMailServer({
  enquiries: { smtpUrl },
}: Pick<Settings, "enquiries">): Promise<Finding[]> {
  const found = (text: string) => [warning(null, [], text)];
  if (smtpUrl === null) return found("SMTP_URL is not set: there is no mail server to try.");
  try {
    await tryConnection(smtpUrl);
    return [];
  } catch (error) {
    const { fault } = describeMailFault(error);
    return found(
      `The mail server of SMTP_URL cannot be used (${fault}); check name, password and port.`,
    );
  }
}
