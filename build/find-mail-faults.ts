import { describeMailFault, tryConnection } from "../server/enquiries/mailer.ts";
import type { Settings } from "../server/settings.ts";
import type { Content } from "./content/content.ts";

/** Whether a house that takes enquiries knows where they go; a sentence where it does not. */
export function* findUnsetMail(
  { facts }: Pick<Content, "facts">,
  { enquiries: { smtpUrl, to } }: Pick<Settings, "enquiries">,
): Iterable<string> {
  if (facts.villa.enquiries !== "server" || (smtpUrl !== null && to !== null)) return;
  yield "SMTP_URL and ENQUIRY_TO are not set: the server of a public site needs them for enquiries.";
}

/** Connects to the mail server and logs in; a sentence where that cannot be. */
export async function tryMailServer({
  enquiries: { smtpUrl },
}: Pick<Settings, "enquiries">): Promise<string[]> {
  if (smtpUrl === null) return ["SMTP_URL is not set: there is no mail server to try."];
  try {
    await tryConnection(smtpUrl);
    return [];
  } catch (error) {
    const { fault } = describeMailFault(error);
    return [
      `The mail server of SMTP_URL cannot be used (${fault}); check name, password and port.`,
    ];
  }
}
