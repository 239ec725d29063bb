import { describeMailFault, tryConnection } from "../server/enquiries/mailer.ts";
import type { Settings } from "../server/settings.ts";
import type { Content } from "./content/content.ts";

/**
 * What keeps enquiries from reaching the house, one sentence each; nothing where it takes none. The mail
 * server itself is asked only if that is wanted.
 */
export async function findMailFaults(
  { facts }: Pick<Content, "facts">,
  { enquiries: { smtpUrl, to } }: Pick<Settings, "enquiries">,
  isTried: boolean,
): Promise<string[]> {
  if (facts.villa.enquiries !== "server") return [];
  if (smtpUrl === null || to === null) {
    return [
      "SMTP_URL and ENQUIRY_TO must be set where the server runs: it brings enquiries to them.",
    ];
  }
  if (!isTried) return [];
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
